/** @jest-environment jsdom */
import { saveFile } from '../../../src/device/save-file';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a file keeps its address until the browser has read it, which is after the click', () => {
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoke });
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.href} as ${this.download}`);
  });
  saveFile('taxi-device.json', 'application/json', '{}');
  expect(clicked).toEqual(['blob:file as taxi-device.json']);
  jest.advanceTimersByTime(9_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(revoke).toHaveBeenCalledWith('blob:file');
  click.mockRestore();
});
