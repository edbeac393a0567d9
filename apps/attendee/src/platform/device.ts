/** How something on the device ended. A person who thinks better of it is no failure. */
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
  /** A full address. */
  link: string;
  /** A full address of a square picture; '' for none. */
  image: string;
}

/** What the messenger's payment needs, as the order's pay call gives it. */
export interface JsapiPayment {
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** What the device can do, however one came here: an ordinary browser, the messenger's, or a native shell. */
export interface Platform {
  readonly kind: 'browser' | 'messenger' | 'native';
  /** Runs after every change of address (T14). */
  configure(): Promise<void>;
  /** Reads one QR or bar code (V20). */
  scan(): Promise<Done<string>>;
  /** One picture, as JPEG named by the time (C14, V15). */
  pickImage(from?: 'album' | 'camera'): Promise<Done<File>>;
  /** Asks with high accuracy, ten seconds at most (K4). */
  location(): Promise<Done<Position>>;
  /** Opens the device's sharing; in the messenger it sets what its own menu shares. */
  share(what: Shared): Promise<Done<null>>;
  callPhone(number: string): void;
  /** Leaves the app where that is possible. */
  close(): void;
  /** Pays inside the messenger. `ok` only says that the window closed well: ask the order whether it is paid. */
  pay(payment: JsapiPayment): Promise<Done<null>>;
}
