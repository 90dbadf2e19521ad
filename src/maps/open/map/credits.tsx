import { useLanguage } from '../../../i18n/use-language';
import { openServices } from '../services';
import { textsIn } from './texts';

/** Where OpenStreetMap's credit leads (https://osmfoundation.org/wiki/Licence/Attribution_Guidelines). */
const OPENSTREETMAP_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** The credits of tiles, addresses and ways, each with its page. */
export function Credits() {
  const language = useLanguage();
  const { tilesCredit } = openServices;
  return (
    <p className="open-map-credits">
      {tilesCredit && (
        <>
          <a href={tilesCredit.url} target="_blank" rel="noreferrer">
            {tilesCredit[language]}
          </a>
          {' · '}
        </>
      )}
      <a href={OPENSTREETMAP_COPYRIGHT} target="_blank" rel="noreferrer">
        {textsIn(language)('openStreetMap')}
      </a>
    </p>
  );
}
