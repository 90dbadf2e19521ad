import { useState } from 'react';
import type { VehicleCategory } from '../../backend/types';
import { backendNow } from '../../lib/clock';
import type { BookingForm } from './form';
import { type Problem, validate } from './validate';

/** What the last submit found wrong and is still wrong. */
export interface Problems {
  readonly list: readonly Problem[];
  /** Counts the submits, so that the summary is focused each time (D11). */
  readonly attempt: number;
  /** Looks at the form now; answers whether nothing is wrong. */
  readonly check: (form: BookingForm) => boolean;
}

/** The problems of the last submit. A corrected field leaves the list at once, a new problem waits for the next submit. */
export function useProblems(shown: BookingForm, vehicle: VehicleCategory | null): Problems {
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);

  const current = found.length ? validate(shown, vehicle, new Date(backendNow())) : [];
  const list = found.filter((problem) => current.some(({ sentence }) => sentence === problem.sentence));

  const check = (form: BookingForm) => {
    const problems = validate(form, vehicle, new Date(backendNow()));
    setFound(problems);
    if (problems.length) setAttempt((times) => times + 1);
    return problems.length === 0;
  };
  return { list, attempt, check };
}
