import { formatDay, formatEuro } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { paymentIcon } from '../../../price/payment-icon';
import { usePriceRule } from '../../../price/use-price-rule';
import { site } from '../../../site';
import { Icon } from '../../../ui/icon';
import * as styles from './price.module.css';

/** The operator's tariff; the price steps are optional. */
interface Tariff {
  readonly baseFare: number;
  readonly perKm: number;
  readonly largeTaxi: number;
  readonly perKmFrom?: readonly { readonly km: number; readonly price: number }[];
  readonly waitingPerHour: number;
  readonly validFrom: string;
}

/** Fares, payment types and the bonus (Spec §1, §9), from the operator's facts. */
export function Price() {
  const { t } = useTranslation(['home', 'price']);
  const { ruleOf, exceptions } = usePriceRule();
  const { kind } = site.price;
  const language = useLanguage();
  const tariff: Tariff = site.tariff;
  const rows: readonly (readonly [string, number])[] = [
    [t('price.baseFare'), tariff.baseFare],
    [t('price.perKm'), tariff.perKm],
    ...(tariff.perKmFrom ?? []).map(({ km, price }) => [t('price.perKmFrom', { km }), price] as const),
    [t('price.largeTaxi'), tariff.largeTaxi],
    [t('price.waiting'), tariff.waitingPerHour],
  ];
  const text = () =>
    kind === 'taximeter'
      ? t('price.text')
      : `${ruleOf(kind)} ${t('price:home.shown')} ${t(`price:home.tariff.${kind}`)}`;
  return (
    <section className={styles.band} aria-labelledby="price">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.tariff}>
          <h2 id="price">{t(kind === 'taximeter' ? 'price.heading' : `price:home.heading.${kind}`)}</h2>
          <p className="soft">{[text(), exceptions].filter(Boolean).join(' ')}</p>
          <dl className={styles.rows}>
            {rows.map(([what, euro]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{formatEuro(language, euro)}</dd>
              </div>
            ))}
          </dl>
          <p className="soft">{t('price.validFrom', { date: formatDay(language, tariff.validFrom) })}</p>
        </div>
        <div className={styles.side}>
          <div>
            <h3>{t('pay.heading')}</h3>
            <ul className={styles.ways}>
              {site.paymentTypes.map((type) => (
                <li key={type}>
                  <Icon of={paymentIcon(type)} size={22} />
                  {t(`pay.${type}`)}
                </li>
              ))}
            </ul>
          </div>
          {site.hasBonusProgramme && (
            <div className={styles.miles}>
              <h3>{t('miles.title')}</h3>
              <p className={styles.bonus}>{t('miles.badge')}</p>
              <p>{t('miles.text')}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
