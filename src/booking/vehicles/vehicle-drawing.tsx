import { useState } from 'react';
import { SYMBOLS_ID, symbolId, type TaxiShape } from '../../ui/drawings/taxi-symbol-ids';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';

/** A vehicle seen from the side. Decorative. Its drawing is in the document, not in the page's script. */
export function VehicleDrawing({
  shape,
  className,
}: {
  readonly shape: TaxiShape;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 640 300" className={className} aria-hidden="true" focusable="false">
      <use href={`#${symbolId(shape)}`} />
    </svg>
  );
}

const taxiSymbols = lazyPart(async () => (await import('../../ui/drawings/taxi-symbols')).TaxiSymbols);

/** The document of `/bookings` contains the symbols (gatsby-ssr.tsx); one that opened another page loads them. */
export function MissingTaxiSymbols() {
  const [areMissing] = useState(() => typeof document === 'object' && !document.getElementById(SYMBOLS_ID));
  return areMissing && <LoadedSymbols />;
}

function LoadedSymbols() {
  const { Part } = useLazyPart(taxiSymbols, true);
  return Part && <Part />;
}
