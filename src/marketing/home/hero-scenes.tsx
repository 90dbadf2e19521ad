import { TaxiShape } from '../../drawings/taxi-from-above';
import { TaxiSide } from '../../drawings/taxi-side';
import * as styles from './hero-scenes.module.css';

/** The drawings of the hero banner: decoration, their captions carry the meaning. */

interface Palette {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly window: string;
  readonly light: string;
}

const day: Palette = { sky: '#F3E9D8', far: '#E8D9BF', near: '#DCC8A6', window: '#b9a98b', light: '#FFC400' };
const night: Palette = { sky: '#1f2333', far: '#2b3046', near: '#3a4059', window: '#ffd75e', light: '#f3e9d8' };

function Street({ palette }: { readonly palette: Palette }) {
  return (
    <>
      <svg
        viewBox="0 0 760 620"
        preserveAspectRatio="xMidYMax slice"
        className={styles.city}
        aria-hidden="true"
        focusable="false"
      >
        <rect width="760" height="620" fill={palette.sky} />
        <circle cx="590" cy="150" r="70" fill={palette.light} />
        <path
          fill={palette.far}
          d="M0 330h70v-60h60v60h40v-110h18v-46h10v46h18v110h70v-40h80v40h44v-80h70v80h40v-30h100v30h140v290H0z"
        />
        <path fill={palette.near} d="M0 400h110v-44h90v44h60v-70l40-26 40 26v70h96v-50h84v50h60v-36h90v36h130v220H0z" />
        <g fill={palette.window}>
          {[128, 150, 172].map((x) => (
            <rect key={x} x={x} y="372" width="10" height="14" />
          ))}
          {[284, 306, 456, 480, 600, 624].map((x) => (
            <rect key={x} x={x} y="376" width="10" height="14" />
          ))}
        </g>
        <rect y="470" width="760" height="150" fill="#2a261f" />
        <path d="M0 548h760" stroke="#F3E9D8" strokeWidth="6" strokeDasharray="46 34" />
        <rect y="462" width="760" height="10" fill="#cbb894" />
      </svg>
      <div className={styles.car}>
        <TaxiSide />
      </div>
    </>
  );
}

/** A taxi in the city by day. */
export const CityScene = () => <Street palette={day} />;

/** The same street by night. */
export const NightScene = () => <Street palette={night} />;

/** A taxi on its way along the drawn route. */
export function LiveScene() {
  return (
    <svg
      viewBox="0 0 760 620"
      preserveAspectRatio="xMidYMid slice"
      className={styles.city}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="760" height="620" fill="#efe7d8" />
      <path d="M-20 420C140 380 220 480 380 430S640 330 780 390v260H-20z" fill="#dfe8d2" />
      <path d="M700-20C600 120 640 260 560 380S520 560 560 660" stroke="#bcd7e2" strokeWidth="40" fill="none" />
      <g stroke="#fff" fill="none" strokeWidth="14" strokeLinecap="round">
        <path d="M-20 200C200 170 400 230 780 150M140-20c30 240 0 460 60 680M420-20c-20 200 40 420 20 680M-20 330c240-20 460 20 800-50" />
      </g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M150 490C160 400 150 330 200 320S430 330 430 260 480 190 620 176" stroke="#17140f" strokeWidth="16" />
        <path d="M150 490C160 400 150 330 200 320S430 330 430 260 480 190 620 176" stroke="#ffc400" strokeWidth="7" />
      </g>
      <circle cx="150" cy="490" r="17" fill="#fff" stroke="#17140f" strokeWidth="9" />
      <rect x="604" y="160" width="32" height="32" rx="6" fill="#ffc400" stroke="#17140f" strokeWidth="8" />
      <g transform="translate(334 312) rotate(84) scale(1.25)">
        <TaxiShape />
      </g>
    </svg>
  );
}
