import { textIn } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { OPENSTREETMAP_COPYRIGHT } from '../open-service';
import { openTiles } from './settings';

/** The credits of tiles, addresses and routes, each with a link. */
export function Credits() {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const { tilesCredit } = openTiles;
  return (
    <p className="open-map-credits">
      {tilesCredit && (
        <>
          <a href={tilesCredit.url} target="_blank" rel="noreferrer">
            {textIn(tilesCredit, language)}
          </a>
          {' · '}
        </>
      )}
      <a href={OPENSTREETMAP_COPYRIGHT} target="_blank" rel="noreferrer">
        {t('credit.open')}
      </a>
    </p>
  );
}
