import { UNKNOWN } from '../../i18n/formats';
import { LatePage } from '../../i18n/late/late-page';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { Button, buttonClass } from '../../ui/button';
import { TaxiSide } from '../../ui/drawings/taxi-side';
import { TownMap } from '../../ui/drawings/town-map';
import { FollowMap } from './follow-map';
import * as styles from './follow-screen.module.css';
import { followTexts } from './texts';

/**
 * The friend's page of a shared ride (D51), complete without React: its own script (src/layout/before-react/follow.ts)
 * reads the ride and fills the slots. React loads with the map, on request.
 */
export function FollowScreen() {
  const { t } = useTranslation(['ride', 'status', 'common']);
  const facts = [
    ['plate', t('status:plate'), 'no'],
    ['vehicle', t('follow.facts.vehicle')],
    ['driver', t('follow.facts.driver'), 'no'],
    ['district', t('follow.facts.district'), 'no'],
  ] as const;
  return (
    <div className={styles.screen} data-follow={JSON.stringify(followTexts(t))}>
      <div className={styles.map}>
        {/* Until the friend asks for the map, and after the ride. */}
        <TownMap />
        <TaxiSide className={styles.taxi} />
        <div data-shown="map-button" className={styles.show}>
          <Button data-map>
            <Slot name="map" tag="span" text={t('follow.map.show')} />
          </Button>
        </div>
        <FollowMap />
      </div>
      <div className={styles.panel}>
        <h1 className={styles.title}>{t('follow.title')}</h1>
        <div className={styles.place}>
          <div className={styles.state}>
            <Slot name="sentence" className={styles.sentence} text={t('follow.loading')} />
            <Slot name="minutes" className={styles.minutes} />
            <Slot name="age" className={styles.age} />
          </div>
          {/* Not a link: it would lose the token, which is in the fragment. The footer has the phone number. */}
          <LatePage className={styles.late} text={t('follow.late')} />
        </div>
        <Slot name="passenger" className={styles.passenger} />
        <Slot name="news" className="quiet-text" isStatus />
        <noscript>
          <p>{t('follow.noScript')}</p>
        </noscript>
        <dl data-shown="facts" className={styles.facts}>
          {facts.map(([name, label, translate]) => (
            <div key={name} translate={translate}>
              <dt>{label}</dt>
              <Slot name={name} tag="dd" text={UNKNOWN} />
            </div>
          ))}
        </dl>
        <Slot name="note" className={styles.note} isStatus />
        <div data-shown="book" hidden>
          <LocalLink to="/bookings" className={buttonClass()}>
            {t('follow.book')}
          </LocalLink>
        </div>
      </div>
    </div>
  );
}

interface SlotProps {
  readonly name: string;
  readonly tag?: 'p' | 'dd' | 'span';
  readonly className?: string | undefined;
  /** The text in the built page. */
  readonly text?: string;
  /** Screen readers announce its changes. */
  readonly isStatus?: boolean;
}

/** An element for a text of the page's own script. React renders it once and does not change its content afterwards. */
function Slot({ name, tag: Tag = 'p', className, text = '', isStatus = false }: SlotProps) {
  return (
    <Tag
      data-slot={name}
      className={className}
      role={isStatus ? 'status' : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours; hydration does not compare it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
