import type { Application, Handler, Response } from 'json-server';
import * as v from 'valibot';
import { demoAccounts } from '../company/demo-accounts';
import { type GoogleFault, labelOf } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import { failedCall, failingCallOf, scriptEffectOf, wrongClaimsOf } from '../faults/google-fault';
import { CREDENTIAL_PATH, credentialClaims } from '../google/identity/credential';
import { GOOGLE_CALL_PATH, googleCallNames } from '../google/maps/services/google-call';
import type { GoogleScriptName, GoogleScripts } from '../google/scripts';
import { type BackendLog, count } from '../log';
import type { IdentityKeys } from '../session';
import { answerFaultily } from './faulty-answers';
import { badField, check, type Route, route } from './route';

/** The dependencies of the stand-ins' scripts and calls. */
export interface GoogleParts {
  readonly googleScripts: () => Promise<GoogleScripts>;
  readonly faults: FaultBox;
  readonly log: BackendLog;
  readonly keys: IdentityKeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The paths of the stand-ins' scripts, as at Google. */
const scriptPaths: Readonly<Record<GoogleScriptName, string>> = { maps: '/maps/api/js', identity: '/gsi/client' };
const SCRIPT_HEADERS = { 'Content-Type': 'application/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
const CallQuery = v.object({ name: v.picklist(googleCallNames), session: v.optional(v.string()) });
const CredentialQuestion = v.strictObject({
  sub: v.string(),
  clientId: v.string(),
  nonce: v.nullable(v.string()),
});

/** The paths that {@link serveGoogle} answers. */
export const googlePaths: readonly string[] = [...Object.values(scriptPaths), GOOGLE_CALL_PATH, CREDENTIAL_PATH];

/** Serves the stand-ins' scripts and credentials and counts their calls, with the faults of all. */
export function serveGoogle(application: Application, { googleScripts, faults, log, keys, now }: GoogleParts): void {
  const takeFault = (response: Response, fits: (name: GoogleFault['google']) => boolean) => {
    const fault = faults.take((one): one is GoogleFault => 'google' in one && fits(one.google));
    if (fault) response.locals.fault = labelOf(fault);
    return fault;
  };
  const script =
    (name: GoogleScriptName): Handler =>
    (_request, response, next) => {
      log.google[`${name}Scripts`] += 1;
      const fault = takeFault(response, (one) => scriptEffectOf(one)?.script === name);
      const effect = fault && scriptEffectOf(fault.google);
      if (effect?.drop || effect?.hang) return answerFaultily(response, effect);
      googleScripts().then((scripts) => {
        response.set(SCRIPT_HEADERS).send(effect?.line ? `${effect.line}\n${scripts[name]}` : scripts[name]);
      }, next);
    };
  application.get(scriptPaths.maps, script('maps'));
  application.get(scriptPaths.identity, script('identity'));
  application.get(GOOGLE_CALL_PATH, (request, response) => {
    const { name, session } = check(CallQuery, request.query);
    count(log.google.calls, name);
    if (session) log.google.sessions.add(session);
    response.set({ 'Cache-Control': 'no-store' });
    const fault = takeFault(response, (one) => failingCallOf(one) === name);
    if (!fault) response.status(204).send('');
    else answerFaultily(response, failedCall('code' in fault ? fault.code : undefined));
  });
  application.post(CREDENTIAL_PATH, (request, response) => {
    const { sub, ...circumstances } = check(CredentialQuestion, request.body);
    const account = demoAccounts.find((one) => one.sub === sub);
    if (!account) throw badField('sub', 'There is no such demo account');
    const right = credentialClaims(account, { ...circumstances, nowSeconds: Math.floor(now() / 1000) });
    const fault = takeFault(response, (one) => wrongClaimsOf(one) !== null);
    const change = fault && wrongClaimsOf(fault.google);
    const claims = change ? change(right) : right;
    response.set({ 'Cache-Control': 'no-store' }).json({ credential: claims && keys.sign(claims) });
  });
}

/** Google's addresses of its keys, below https://www.googleapis.com. */
export const keyRoutes = (keys: IdentityKeys): readonly Route[] => [
  route('get', '/oauth2/v3/certs', () => keys.keySet()),
  route('get', '/oauth2/v1/certs', () => keys.pems()),
];
