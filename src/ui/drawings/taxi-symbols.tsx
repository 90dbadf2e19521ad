import { TaxiParts, VIEW_BOX } from './taxi-side';
import { SYMBOLS_ID, symbolId, type TaxiShape } from './taxi-symbol-ids';

const shapes: readonly TaxiShape[] = ['sedan', 'estate', 'van'];

/** The symbols of all shapes for `TaxiUse`, once per document. */
export function TaxiSymbols() {
  return (
    <svg id={SYMBOLS_ID} display="none" aria-hidden="true" focusable="false">
      {shapes.map((shape) => (
        <symbol key={shape} id={symbolId(shape)} viewBox={VIEW_BOX}>
          <TaxiParts shape={shape} />
        </symbol>
      ))}
    </svg>
  );
}
