/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MissingTaxiSymbols, VehicleDrawing } from '../../../../src/booking/vehicles/vehicle-drawing';
import { SYMBOLS_ID, type TaxiShape } from '../../../../src/ui/drawings/taxi-symbol-ids';
import { TaxiSymbols } from '../../../../src/ui/drawings/taxi-symbols';

const symbols = () => document.querySelectorAll(`[id="${SYMBOLS_ID}"]`);

test.each<TaxiShape>(['sedan', 'estate', 'van'])('the drawing of a %s is a symbol of the document', (shape) => {
  const { container } = render(
    <>
      <TaxiSymbols />
      <VehicleDrawing shape={shape} className="drawing" />
    </>,
  );
  const used = container.querySelector('use')?.getAttribute('href');
  expect(used).toMatch(/^#./);
  expect(container.querySelector(`symbol${used}`)?.childElementCount).toBeGreaterThan(0);
});

test('a document that another page has opened loads the symbols once; the built one has them', async () => {
  render(<MissingTaxiSymbols />);
  expect(symbols()).toHaveLength(0);
  await screen.findByText('TAXI', { selector: 'symbol:first-child text' });
  render(<MissingTaxiSymbols />);
  expect(symbols()).toHaveLength(1);
});
