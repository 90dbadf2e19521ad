/** The taxi seen from above, pointing north, centred on its origin; for use inside a drawing. */
export function TaxiShape() {
  return (
    <>
      <rect x="-13" y="-24" width="30" height="56" rx="11" fill="#17140f" opacity=".18" />
      <rect x="-15" y="-28" width="30" height="56" rx="11" fill="#ecdcc0" stroke="#17140f" strokeWidth="3" />
      <rect x="-10" y="-14" width="20" height="12" rx="4" fill="#2b3136" />
      <rect x="-10" y="12" width="20" height="8" rx="3" fill="#2b3136" />
      <rect x="-8" y="-1" width="16" height="9" rx="2.5" fill="var(--signal)" stroke="#17140f" strokeWidth="2" />
    </>
  );
}

/** The taxi seen from above as a picture of its own; decoration, its marker carries the name. */
export function TaxiFromAbove() {
  return (
    <svg viewBox="-18 -31 38 64" width="100%" height="100%" aria-hidden="true" focusable="false">
      <TaxiShape />
    </svg>
  );
}
