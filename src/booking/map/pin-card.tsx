import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from '../../ui/icons';
import * as textButton from '../../ui/text-button.module.css';
import * as styles from './booking-map.module.css';
import { keyDirections, type PinDirection } from './pin-move';
import type { MovedPin } from './use-pin';

const arrows = [
  ['west', ArrowLeft],
  ['north', ArrowUp],
  ['south', ArrowDown],
  ['east', ArrowRight],
] as const;

interface PinCardProps {
  /** Opened by a drag, the card leaves the focus where it is. */
  readonly began: MovedPin['began'];
  /** Whether there is a pickup to return to. */
  readonly hasPickup: boolean;
  readonly isSearching: boolean;
  readonly onMove: (direction: PinDirection, isLong: boolean) => void;
  readonly onUse: () => void;
  readonly onCancel: () => void;
}

/**
 * Moves the pickup pin by keys and single presses, as an alternative to dragging (WCAG 2.5.7), and confirms its
 * position.
 */
export function PinCard({ began, hasPickup, isSearching, onMove, onUse, onCancel }: PinCardProps) {
  const { t } = useTranslation('booking');
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The card is in view.
    if (began !== 'by-drag') card.current?.focus({ preventScroll: true });
  }, [began]);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = keyDirections[event.key];
    if (direction) {
      event.preventDefault();
      onMove(direction, event.shiftKey);
    } else if (event.key === 'Escape') {
      onCancel();
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups buttons
    <div
      ref={card}
      role="group"
      aria-label={t('pin.title')}
      tabIndex={-1}
      className={`card ${styles.pin}`}
      onKeyDown={onKeyDown}
    >
      <p>{t(began === 'by-position' ? 'pin.inexact' : 'pin.text')}</p>
      <div className={`${styles.row} ${styles.arrows}`}>
        {arrows.map(([direction, arrow]) => (
          <IconButton
            key={direction}
            label={t(`pin.${direction}`)}
            icon={<Icon of={arrow} size={18} />}
            onClick={(event) => onMove(direction, event.shiftKey)}
          />
        ))}
      </div>
      <div className={`${styles.row} ${styles.use}`}>
        <Button aria-disabled={isSearching} onClick={onUse}>
          {t(isSearching ? 'pin.searching' : 'pin.use')}
        </Button>
        <button type="button" className={textButton.text} onClick={onCancel}>
          {t(hasPickup ? 'pin.cancel' : 'pin.type')}
        </button>
      </div>
    </div>
  );
}
