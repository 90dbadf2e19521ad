import { useTranslation } from '../../i18n/use-translation';
import { ErrorSummary } from '../../ui/form/error-summary';
import type { ProblemList } from '../../ui/form/problem-list';
import { fieldId } from './form';
import { type BookingField, type BookingSentence, summaryHeading } from './validate';

interface BookingProblemsProps {
  readonly problems: ProblemList<BookingField, BookingSentence>;
  /** A sentence was pressed. */
  readonly onGo: (field: BookingField) => void;
}

/** The error summary of the booking form (Spec §5). */
export function BookingProblems({ problems, onGo }: BookingProblemsProps) {
  const { t } = useTranslation('booking');
  return (
    <ErrorSummary
      heading={t(summaryHeading(problems.sentences))}
      problems={problems}
      textOf={t}
      idOf={fieldId}
      onGo={onGo}
    />
  );
}
