import type { Application, Handler, Response } from 'json-server';
import * as v from 'valibot';
import { isGoogleFault, labelOf } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import {
  failedCall,
  type GoogleFault,
  type GoogleScriptName,
  isOfCall,
  isOfScript,
  scriptTrouble,
} from '../faults/google-fault';
import { GOOGLE_CALL_PATH, googleCallNames } from '../google/calls';
import type { GoogleScripts } from '../google/scripts';
import { type BackendLog, count, countSession } from '../log/backend-log';
import { answerFaultily } from './faulty-answers';
import { check } from './route';

/** What the stand-ins for Google are served with. */
export interface GoogleParts {
  readonly googleScripts: () => Promise<GoogleScripts>;
  readonly faults: FaultBox;
  readonly log: BackendLog;
}

/** Paths of the stand-ins' scripts, the same as Google's. */
const SCRIPT_PATHS = { maps: '/maps/api/js', identity: '/gsi/client' } as const satisfies Record<
  GoogleScriptName,
  string
>;
const SCRIPT_HEADERS = { 'Content-Type': 'application/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
const CallQuery = v.object({ name: v.picklist(googleCallNames), session: v.optional(v.string()) });

/** The paths that {@link serveGoogle} answers. */
export const googlePaths: readonly string[] = [...Object.values(SCRIPT_PATHS), GOOGLE_CALL_PATH];

/** Serves the stand-ins' scripts and hears of their calls, with the faults of both (DESIGN §8). */
export function serveGoogle(application: Application, { googleScripts, faults, log }: GoogleParts): void {
  const takeFault = <Kind extends GoogleFault>(response: Response, fits: (fault: GoogleFault) => fault is Kind) => {
    const fault = faults.take((one): one is Kind => isGoogleFault(one) && fits(one));
    if (fault) response.locals.fault = labelOf(fault);
    return fault;
  };
  const script =
    (name: GoogleScriptName): Handler =>
    (_request, response, next) => {
      log.google[`${name}Scripts`] += 1;
      const fault = takeFault(response, isOfScript(name));
      const { drop, hang, line } = fault ? scriptTrouble(fault) : {};
      if (drop || hang) return answerFaultily(response, { drop, hang });
      googleScripts().then((scripts) => {
        response.set(SCRIPT_HEADERS).send(line ? `${line}\n${scripts[name]}` : scripts[name]);
      }, next);
    };
  application.get(SCRIPT_PATHS.maps, script('maps'));
  application.get(SCRIPT_PATHS.identity, script('identity'));
  application.get(GOOGLE_CALL_PATH, (request, response) => {
    const { name, session } = check(CallQuery, request.query);
    count(log.google.calls, name);
    if (session) countSession(log, session);
    response.set({ 'Cache-Control': 'no-store' });
    const fault = takeFault(response, isOfCall(name));
    if (fault) answerFaultily(response, failedCall(fault));
    else response.status(204).send('');
  });
}
