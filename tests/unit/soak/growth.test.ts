import { growthsOf, growthTable, type Kept } from '../../soak/growth';

const MEGABYTE = 1024 * 1024;
const kept = (changes: Partial<Kept> = {}): Kept => ({
  heapBytes: 10 * MEGABYTE,
  nodes: 1000,
  listeners: 200,
  ...changes,
});
const times = (...pages: readonly Kept[]) => pages.map((page, index) => ({ when: `time ${index}`, pages: [page] }));

describe('pages that follow a ride for hours keep no more than at the start', () => {
  test.each([
    ['as much as at the start', kept()],
    ['less', kept({ heapBytes: 9 * MEGABYTE })],
    ['a tenth more, because the ride goes on', kept({ heapBytes: 11 * MEGABYTE, nodes: 1100, listeners: 220 })],
  ])('%s is flat', (_name, last) => {
    expect(growthsOf(times(kept(), last))).toEqual([]);
  });

  test.each([
    ['memory', kept({ heapBytes: 11 * MEGABYTE + 1 }), ['heap MB: 10.0 became 11.0']],
    ['nodes', kept({ nodes: 1101 }), ['nodes: 1000.0 became 1101.0']],
    ['listeners', kept({ listeners: 221 }), ['listeners: 200.0 became 221.0']],
  ])('more than that is named: %s', (_name, last, growths) => {
    expect(growthsOf(times(kept(), last))).toEqual(growths);
  });

  test('what is kept in between and given back has not grown', () => {
    expect(growthsOf(times(kept(), kept({ nodes: 5000 }), kept()))).toEqual([]);
  });

  test('a quantity that the browser does not name proves nothing', () => {
    const unknown = kept({ nodes: Number.NaN });
    expect(growthsOf(times(unknown, unknown))).toEqual(['nodes: NaN became NaN']);
  });

  test('nothing was measured: that is said', () => {
    expect(growthsOf([])).toEqual(['Nothing was measured']);
  });

  test('the table has the mean of all pages and the page that keeps most', () => {
    const measured = [{ when: 'start', pages: [kept(), kept({ heapBytes: 20 * MEGABYTE })] }];
    const [, row] = growthTable(measured).split('\n');
    expect(row?.trim().split(/\s+/)).toEqual(['start', '15.0', '20.0', '1000.0', '1000.0', '200.0', '200.0']);
  });
});
