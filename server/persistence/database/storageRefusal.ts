export type StorageRefusalCode =
  | "not-durable"
  | "already-in-use"
  | "unreachable"
  | "schema-unknown"
  | "schema-too-old"
  | "backup-damaged"
  | "backup-unknown"
  | "nothing-there"
  | "not-empty"
  | "half-restored"
  | "other-keys";

/** The storage must not be used; the message is one plain sentence for the person who starts the server. */
export class StorageRefusal extends Error {
  readonly code: StorageRefusalCode;

  constructor(code: StorageRefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageRefusal";
    this.code = code;
  }
}
