import { useId, useState } from 'react';
import { shortAddress } from '../../i18n/operator-texts';
import { useTranslation } from '../../i18n/use-translation';
import type { Place } from '../../lib/places/place';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Star, X } from '../../ui/icons';
import * as styles from './saved-places.module.css';
import { hasPlace } from './stored-places';
import { useStoredPlaces } from './use-stored-places';

/** The contents of {@link SavedPlaces}. */
export function SavedPlacesPanel({ chosen }: { readonly chosen: readonly Place[] }) {
  const { t } = useTranslation('maps');
  const { recents, favourites, switchRecents, addFavourite, remove, clear } = useStoredPlaces();
  const [news, setNews] = useState('');
  const switchId = useId();
  const list = [...favourites, ...(recents ?? []).filter((place) => !hasPlace(favourites, place))];
  // The pressed button is removed, so the switch above it takes the focus.
  const tell = (text: string) => {
    setNews(text);
    document.getElementById(switchId)?.focus();
  };
  const offered = chosen.filter((place) => !hasPlace(favourites, place));

  return (
    <>
      <p className="soft">{t('saved.text')}</p>
      <label className={styles.toggle}>
        <input
          id={switchId}
          type="checkbox"
          checked={recents !== null}
          onChange={(event) => switchRecents(event.currentTarget.checked)}
        />
        {t('saved.recents')}
      </label>
      {offered.map((place) => (
        <Button
          key={place.label}
          look="quiet"
          className={styles.add ?? ''}
          onClick={() => {
            addFavourite(place);
            tell(t('saved.added', { address: place.label }));
          }}
        >
          <Icon of={Star} size={18} />
          {t('saved.add', { address: shortAddress(place) })}
        </Button>
      ))}
      <ul className={styles.list}>
        {list.map((place) => (
          <li key={place.label}>
            <span>
              <span translate="no">{place.label}</span>
              <span className="soft"> · {t(hasPlace(favourites, place) ? 'address.favourite' : 'address.recent')}</span>
            </span>
            <IconButton
              label={t('saved.remove', { address: place.label })}
              icon={<Icon of={X} size={18} />}
              onClick={() => {
                remove(place);
                tell(t('saved.removed', { address: place.label }));
              }}
            />
          </li>
        ))}
      </ul>
      {list.length > 0 ? (
        <Button
          look="quiet"
          onClick={() => {
            clear();
            tell(t('saved.cleared'));
          }}
        >
          {t('saved.clear')}
        </Button>
      ) : (
        <p className="soft">{t('saved.none')}</p>
      )}
      <p role="status" className="quiet-text">
        {news}
      </p>
    </>
  );
}
