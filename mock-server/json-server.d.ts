/**
 * The types of json-server 0.17 that the local backend uses: an express application and a lowdb. The package has none.
 */
declare module 'json-server' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export interface Request extends IncomingMessage {
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, unknown>>;
    /** A header; the case of its name does not matter. */
    get(header: string): string | undefined;
    /** Without the query. */
    readonly path: string;
    /** As parsed by the body parser; `{}` without a body. */
    readonly body: unknown;
  }

  export interface Response extends ServerResponse {
    /** Shared between the handlers of one request: the label of the applied fault. */
    readonly locals: { fault?: string };
    status(code: number): this;
    json(body: unknown): this;
    /** A property, so that a handler can replace it. */
    send: (body: string | Buffer) => this;
    set(headers: Readonly<Record<string, string>>): this;
  }

  export type Next = (error?: unknown) => void;
  export type Handler = (request: Request, response: Response, next: Next) => void;
  export type ErrorHandler = (error: unknown, request: Request, response: Response, next: Next) => void;

  export interface Application extends RequestListener {
    /** Express settings; only before the first handler. */
    enable(setting: 'case sensitive routing' | 'strict routing'): this;
    use(...handlers: readonly (Handler | readonly Handler[] | ErrorHandler)[]): this;
    get(path: string, handler: Handler): this;
    post(path: string, handler: Handler): this;
    put(path: string, handler: Handler): this;
    delete(path: string, handler: Handler): this;
  }

  interface Database<State> {
    getState(): State;
    setState(state: State): unknown;
  }

  interface JsonServer {
    create(): Application;
    defaults(options: { readonly logger: boolean; readonly static: string }): readonly Handler[];
    readonly bodyParser: readonly Handler[];
    router<State extends object>(initial: State): { readonly db: Database<State> };
  }

  const jsonServer: JsonServer;
  export default jsonServer;
}
