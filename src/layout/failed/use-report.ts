import { useState } from 'react';
import { send as sendRequest } from '../../device/send';
import { env } from '../../env';
import { type Occurrence, reportOf } from './report';

/** The time limit for sending a report. */
const REPORT_WAIT_MS = 10_000;

/** `sending` disables a second report; after `failed` the next press sends it again. */
export type ReportState = 'ready' | 'sending' | 'sent' | 'failed';

/**
 * Sends a report about a failed screen to the operator's address (docs/operations.md), without cookies and without a
 * referrer. It reads nothing from the device before `send`, which only a press calls (section 25 TDDDG).
 */
export function useReport(occurrence: Occurrence): { readonly state: ReportState; readonly send: () => void } {
  const [state, setState] = useState<ReportState>('ready');
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    const device = { browser: navigator.userAgent, width: window.innerWidth, height: window.innerHeight };
    try {
      const answer = await sendRequest(env.reportUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(reportOf(occurrence, device)),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(REPORT_WAIT_MS),
      });
      setState(answer.ok ? 'sent' : 'failed');
    } catch {
      setState('failed');
    }
  };
  return { state, send: () => void send() };
}
