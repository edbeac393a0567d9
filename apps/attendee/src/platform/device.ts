/** Outcome of a device function. Cancellation by the person is not a failure. */
export type Done<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'cancelled' | 'denied' | 'timeout' | 'unsupported' | 'failed' };

export interface Position {
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Metres. */
  accuracy: number;
}

export interface Shared {
  title: string;
  text: string;
  /** Full address of the page. */
  link: string;
  /** Full address of a square picture; '' for none. */
  image: string;
}

/** Payment parameters of the messenger, as returned by the order's pay call. */
export interface JsapiPayment {
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** Device functions of the environment: a browser, the messenger, or a native shell. */
export interface Platform {
  readonly kind: 'browser' | 'messenger' | 'native';
  /** Runs after every change of address (T14). */
  configure(): Promise<void>;
  /** Reads one QR or bar code (V20). */
  scan(): Promise<Done<string>>;
  /** Picks one picture; returns a JPEG named by the time (C14, V15). */
  pickImage(from?: 'album' | 'camera'): Promise<Done<File>>;
  /** Requests the position with high accuracy and a timeout of 10 seconds (K4). */
  location(): Promise<Done<Position>>;
  /** Opens the device's share sheet; in the messenger sets what its own menu shares. */
  share(what: Shared): Promise<Done<null>>;
  callPhone(number: string): void;
  /** Closes the app where that is possible. */
  close(): void;
  /** Pays inside the messenger. `ok` only means that its window closed without error: ask the server whether the order is paid. */
  pay(payment: JsapiPayment): Promise<Done<null>>;
}
