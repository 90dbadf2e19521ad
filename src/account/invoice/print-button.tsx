import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import * as styles from './invoice.module.css';

interface PrintButtonProps {
  /** The page's title while it is printed: a browser proposes it as the name of the PDF. */
  readonly title: string;
  readonly className?: string | undefined;
}

/** Prints the page, and says below if the browser cannot, for example one inside an app. */
export function PrintButton({ title, className }: PrintButtonProps) {
  const { t } = useTranslation('invoice');
  const [hasFailed, setFailed] = useState(false);
  const print = () => {
    const before = document.title;
    document.title = title;
    try {
      window.print();
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      document.title = before;
    }
  };
  return (
    <>
      <Button className={className} onClick={print}>
        {t('print')}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.notPrinted}>
          {t('notPrinted')}
        </p>
      )}
    </>
  );
}
