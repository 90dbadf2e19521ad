import { TaxiShape } from '../../../ui/drawings/taxi-from-above';
import { TaxiSide } from '../../../ui/drawings/taxi-side';
import { TownMap } from '../../../ui/drawings/town-map';
import * as styles from './hero-scenes.module.css';

/**
 * The drawings of the hero banner. Decorative: their captions have the meaning. Their colours follow the colour scheme.
 */

function Street({ hour }: { readonly hour: string | undefined }) {
  return (
    <div className={hour}>
      <svg
        viewBox="0 0 760 620"
        preserveAspectRatio="xMidYMax slice"
        className={styles.fill}
        aria-hidden="true"
        focusable="false"
      >
        <path fill="var(--sky)" d="M0 0h760v620H0z" />
        <circle cx="604" cy="262" r="72" fill="var(--light)" />
        <path
          fill="var(--far)"
          d="M0 330h70v-60h60v60h40v-110h18v-46h10v46h18v110h70v-40h80v40h44v-80h70v80h40v-30h100v30h140v290H0z"
        />
        <path fill="var(--near)" d="M0 400h110v-44h90v44h60v-70l40-26 40 26v70h96v-50h84v50h60v-36h90v36h130v220H0z" />
        <path
          fill="var(--window)"
          d="M128 372h10v14h-10zm22 0h10v14h-10zm22 0h10v14h-10zm112 4h10v14h-10zm22 0h10v14h-10zm150 0h10v14h-10zm24 0h10v14h-10zm120 0h10v14h-10zm24 0h10v14h-10z"
        />
        <path fill="#2a261f" d="M0 470h760v150H0z" />
        <path fill="var(--kerb)" d="M0 462h760v10H0z" />
        <path d="M0 548h760" stroke="#f3e9d8" strokeWidth="6" strokeDasharray="46 34" />
      </svg>
      <div className={styles.car}>
        <TaxiSide />
      </div>
    </div>
  );
}

/** A taxi in the city by day. */
export const CityScene = () => <Street hour={styles.day} />;

/** The same street by night. */
export const NightScene = () => <Street hour={styles.night} />;

/** Within the middle of the drawing, which every width of the window shows. */
const route = 'M212 470C222 390 212 330 258 321S430 326 430 262 470 197 556 186';

/** A taxi on its way along the drawn route. */
export function LiveScene() {
  return (
    <TownMap>
      <path d={route} stroke="var(--casing)" strokeWidth="16" fill="none" strokeLinecap="round" />
      <path d={route} stroke="var(--signal)" strokeWidth="7" fill="none" strokeLinecap="round" />
      <circle cx="212" cy="470" r="17" fill="#fff" stroke="#17140f" strokeWidth="9" />
      <rect x="540" y="170" width="32" height="32" rx="6" fill="var(--signal)" stroke="#17140f" strokeWidth="8" />
      <g transform="translate(336 316) rotate(86) scale(1.25)">
        <TaxiShape />
      </g>
    </TownMap>
  );
}
