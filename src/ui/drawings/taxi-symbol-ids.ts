/** The shapes that a vehicle's category can have. */
export type TaxiShape = 'sedan' | 'estate' | 'van';

/** The id of the element that contains the symbols of all shapes. */
export const SYMBOLS_ID = 'taxi-symbols';

/** The id of a shape's symbol. */
export const symbolId = (shape: TaxiShape) => `taxi-${shape}`;
