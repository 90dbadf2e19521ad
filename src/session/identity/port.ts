import type { ComponentType } from 'react';
import type { Answer } from '../../backend/request';
import type { ThirdParty } from '../../consent/consent-store';

/** Asks the backend for a session; each token is null if the answer lacks it (Spec §5). */
export type RequestTokens = () => Answer<{ readonly token: string | null; readonly refreshToken: string | null }>;

export interface SignInButtonProps {
  /** Called after each attempt of the visitor; null if the answer is missing, invalid or for another site. */
  readonly onAnswer: (requestTokens: RequestTokens | null) => void;
}

/** A company that confirms who signs in. The visitor is asked before its first request (D27). */
export interface SignInProvider extends ThirdParty {
  readonly service: 'signIn';
  /** Its page for changing the password (D8). */
  readonly passwordUrl: string;
  /** Loads the button, which loads the provider's script, and says when it is unavailable (Spec §8). */
  readonly loadButton: () => Promise<ComponentType<SignInButtonProps>>;
}

/** What a build needs to know of a provider. */
export interface SignInSettings {
  /** The origin of this build's requests: the provider's, or a stand-in's. */
  readonly identityUrl: string;
  /** The provider's own origin. */
  readonly providerUrl: string;
  /** The sources that its script needs, by directive of the content security policy. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
}
