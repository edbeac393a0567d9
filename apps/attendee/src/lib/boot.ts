import type { ZoneSpan } from '@meetingapp/domain/zone-ahead.ts';

/** What the server wrote into the page, so that the first screen needs no call of its own. */
export interface Boot {
  /** Calls that the first screen makes, with their answers. `language` as the phone writes it: zh or en. */
  calls: readonly {
    path: string;
    body: unknown;
    language: 'zh' | 'en';
    answer: { code: number | string };
    /** It is a visitor's; who is logged in is another one to it. */
    personal?: true;
  }[];
  /** Where the whole page goes on 403, 404, 500, 502, 504 (E2); null: a page of our own. */
  errorPage: string | null;
  /** What is only played here: the screens say so. */
  simulated: { payment: boolean; messenger: boolean; sms: boolean; mail: boolean };
  /** The page is the frame that the phone has kept: there is no network, or a slow one. */
  kept: boolean;
  /** The server's clock when it wrote the page; null when no server wrote it. */
  now: string | null;
  /** The clocks of the zones that the page speaks of. */
  zones: Readonly<Record<string, readonly ZoneSpan[]>>;
}

const plain: Boot = {
  calls: [],
  errorPage: null,
  simulated: { payment: false, messenger: false, sms: false, mail: false },
  kept: false,
  now: null,
  zones: {},
};

/** Reads `<script type="application/json" id="boot">`; a page without one boots all the same. */
export function readBoot(page: Document): Boot {
  try {
    const written = JSON.parse(page.getElementById('boot')?.textContent ?? '{}') as Partial<Boot>;
    return { ...plain, ...written, simulated: { ...plain.simulated, ...written.simulated } };
  } catch {
    return plain;
  }
}

/** On the server, which paints pages, there is none to read. */
export const boot: Boot = typeof document === 'undefined' ? { ...plain } : readBoot(document);
