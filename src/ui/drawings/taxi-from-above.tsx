import { TAXI_BOX, taxiFromAbove } from './taxi-shapes';

/** The taxi seen from above, pointing north, centred on its origin; for use inside a drawing. */
export function TaxiShape() {
  return (
    <>
      {taxiFromAbove.map(({ radius, edge, edgeWidth, ...shape }) => (
        <rect key={`${shape.x} ${shape.y}`} {...shape} rx={radius} stroke={edge} strokeWidth={edgeWidth} />
      ))}
    </>
  );
}

const { x, y, width, height } = TAXI_BOX;

/** The taxi seen from above as a picture. Decorative: its marker has the accessible name. */
export function TaxiFromAbove() {
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width="100%" height="100%" aria-hidden="true" focusable="false">
      <TaxiShape />
    </svg>
  );
}
