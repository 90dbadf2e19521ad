import type { Application, Handler, Response } from 'json-server';
import * as v from 'valibot';
import { demoAccounts } from '../company/demo-accounts';
import { isGoogleFault, labelOf } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import {
  failedCall,
  type GoogleFault,
  type GoogleScriptName,
  isOfCall,
  isOfScript,
  scriptEffect,
} from '../faults/google-fault';
import { GOOGLE_CALL_PATH, googleCallNames } from '../google/calls';
import { CREDENTIAL_PATH, credentialClaims } from '../google/identity/credential';
import type { GoogleScripts } from '../google/scripts';
import { type BackendLog, count, countSession } from '../log/backend-log';
import type { IdentityKeys } from '../session/identity-keys';
import { answerFaultily } from './faulty-answers';
import { badField, check } from './route';

/** The dependencies of these routes. */
export interface GoogleParts {
  readonly googleScripts: () => Promise<GoogleScripts>;
  readonly faults: FaultBox;
  readonly log: BackendLog;
  readonly keys: IdentityKeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The paths of the stand-ins' scripts, as at Google. */
const SCRIPT_PATHS = { maps: '/maps/api/js', identity: '/gsi/client' } as const satisfies Record<
  GoogleScriptName,
  string
>;
const SCRIPT_HEADERS = { 'Content-Type': 'application/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
const CallQuery = v.object({ name: v.picklist(googleCallNames), session: v.optional(v.string()) });

/** Google's path for its keys, below https://www.googleapis.com. */
const KEY_SET_PATH = '/oauth2/v3/certs';
const PEMS_PATH = '/oauth2/v1/certs';
const CredentialQuestion = v.strictObject({
  sub: v.picklist(demoAccounts.map(({ sub }) => sub)),
  clientId: v.string(),
  nonce: v.nullable(v.string()),
  ageSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The paths that {@link serveGoogle} answers. */
export const googlePaths: readonly string[] = [
  ...Object.values(SCRIPT_PATHS),
  GOOGLE_CALL_PATH,
  CREDENTIAL_PATH,
  KEY_SET_PATH,
  PEMS_PATH,
];

/** Serves the stand-ins' scripts and counts their calls, with the faults of both (DESIGN §8). */
export function serveGoogle(application: Application, parts: GoogleParts): void {
  const { googleScripts, faults, log, keys, now } = parts;
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
      const { drop, hang, line } = fault ? scriptEffect(fault) : {};
      if (drop || hang) return answerFaultily(response, { drop, hang });
      googleScripts().then((scripts) => {
        response.set(SCRIPT_HEADERS).send(line ? `${line}\n${scripts[name]}` : scripts[name]);
      }, next);
    };
  application.get(SCRIPT_PATHS.maps, script('maps'));
  application.get(SCRIPT_PATHS.identity, script('identity'));
  application.post(CREDENTIAL_PATH, ({ body }, response) => {
    const { sub, clientId, nonce, ageSeconds } = check(CredentialQuestion, body);
    const account = demoAccounts.find((one) => one.sub === sub);
    if (!account) throw badField('sub', 'There is no such demo account');
    const nowSeconds = Math.floor(now() / 1000) - ageSeconds;
    response.json({ credential: keys.sign(credentialClaims(account, { clientId, nonce, nowSeconds })) });
  });
  application.get(KEY_SET_PATH, (_request, response) => {
    response.json(keys.keySet());
  });
  application.get(PEMS_PATH, (_request, response) => {
    response.json(keys.pems());
  });
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
