/** What the browser keeps between leaving for the provider and coming back. */
export type PendingLogin = {
  readonly state: string;
  /** PKCE: whoever brings a stolen code back without it gets nothing. */
  readonly verifier: string;
  readonly nonce: string;
};

/** Who came back, in the provider's words. */
export type ProviderPerson = {
  readonly subject: string;
  readonly email: string | undefined;
  /** Only a proved address may be compared with the address of an account. */
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
};

export type ProviderLogin = {
  readonly name: string;
  readonly callback: URL;
  /** Where the browser is sent. */
  readonly begin: (pending: PendingLogin, redirectUri: string) => Promise<URL>;
  /** Fails on anything that does not belong to this login. */
  readonly finish: (returned: URL, pending: PendingLogin, redirectUri: string) => Promise<ProviderPerson>;
};

/** The provider sent the person back without a login: they declined, or it failed on its side. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
}
