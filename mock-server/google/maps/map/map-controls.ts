import { constants } from '../base/constants';
import { addListener } from '../base/events';
import { MVCArray } from '../base/mvc-array';
import { element } from '../base/page-elements';

/** A control with its order among those at the same position: Google reads this property of the element. */
type Control = HTMLElement & { readonly index?: number };

/** The layout of the controls at each position: a row along the upper and lower edge, a column along the others. */
const STYLES: Readonly<Record<keyof typeof constants.ControlPosition, string>> = {
  TOP_LEFT: 'top: 0; left: 0',
  TOP_CENTER: 'top: 0; left: 50%; transform: translateX(-50%)',
  TOP_RIGHT: 'top: 0; right: 0',
  LEFT_CENTER: 'left: 0; top: 50%; transform: translateY(-50%); flex-direction: column',
  LEFT_TOP: 'left: 0; top: 60px; flex-direction: column',
  LEFT_BOTTOM: 'left: 0; bottom: 60px; flex-direction: column',
  RIGHT_TOP: 'right: 0; top: 60px; flex-direction: column',
  RIGHT_CENTER: 'right: 0; top: 50%; transform: translateY(-50%); flex-direction: column',
  RIGHT_BOTTOM: 'right: 0; bottom: 150px; flex-direction: column',
  BOTTOM_LEFT: 'bottom: 0; left: 0',
  BOTTOM_CENTER: 'bottom: 0; left: 50%; transform: translateX(-50%)',
  BOTTOM_RIGHT: 'bottom: 0; right: 0',
};

/**
 * The lists of a page's own controls, by `ControlPosition`; the controls of a list are on the map, in the order of
 * `index`. https://developers.google.com/maps/documentation/javascript/controls#CustomPositioning
 */
export function createControls(root: HTMLElement): MVCArray<HTMLElement>[] {
  const lists: MVCArray<HTMLElement>[] = [];
  for (const [name, style] of Object.entries(STYLES)) {
    const list = new MVCArray<HTMLElement>();
    const box = element('div', 'sample-map-controls', { style, 'data-position': name });
    const show = () => {
      const controls = [...(list.getArray() as Control[])].sort((one, other) => (one.index ?? 0) - (other.index ?? 0));
      box.replaceChildren(...controls);
      if (controls.length > 0) root.append(box);
      else box.remove();
    };
    for (const change of ['insert_at', 'remove_at', 'set_at']) addListener(list, change, show);
    lists[constants.ControlPosition[name as keyof typeof STYLES]] = list;
  }
  return lists;
}
