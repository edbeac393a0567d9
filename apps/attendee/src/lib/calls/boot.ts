import type { PathName } from '@meetingapp/contract/paths.ts';
import { fromColumns } from '@meetingapp/domain/columns.ts';
import type { ZoneSpan } from '@meetingapp/domain/zone-ahead.ts';

/** The screen of a page, as its feature declares it in routes.ts, with the files of this release. */
export interface PageScreen {
  name: PathName;
  language: 'zh' | 'en';
  /** File of its component, below the base path. */
  file: string;
  /** Name of the component in that file. */
  part: string;
  /** Its title and behaviour (lib/navigation/screen.ts). */
  traits: Readonly<Record<string, string | true>>;
  /** File of each feature's texts in this language. */
  texts: Readonly<Record<string, string>>;
}

/** Data that the server embeds in the page, so that the first screen needs no calls. */
export interface Boot {
  /** Calls of the first screen with their answers. `language`: zh or en. */
  calls: readonly {
    path: string;
    body: unknown;
    language: 'zh' | 'en';
    answer: { code: number | string };
    /** Set when it is an anonymous visitor's answer; a person logged in gets another one. */
    personal?: true;
  }[];
  /** Redirect target on 403, 404, 500, 502, 504 (E2); null: the built-in error page. */
  errorPage: string | null;
  /** Which services are simulated: the screens say so. */
  simulated: { payment: boolean; messenger: boolean; sms: boolean; mail: boolean };
  /** True when the page is the shell stored on the phone, because the network is absent or slow. */
  kept: boolean;
  /** Server time when it wrote the page; null when no server wrote it. */
  now: string | null;
  /** UTC offsets of the time zones used on the page. */
  zones: Readonly<Record<string, readonly ZoneSpan[]>>;
  /** Null when the server does not know the screen: it is then found in the directory of all screens. */
  screen: PageScreen | null;
}

const plain: Boot = {
  calls: [],
  errorPage: null,
  simulated: { payment: false, messenger: false, sms: false, mail: false },
  kept: false,
  now: null,
  zones: {},
  screen: null,
};

/** Reads `<script type="application/json" id="boot">`; defaults when the page has none. */
export function readBoot(page: Document): Boot {
  try {
    const written = JSON.parse(page.getElementById('boot')?.textContent ?? '{}') as Partial<Boot>;
    const calls = (written.calls ?? []).map((call) => ({
      ...call,
      answer: fromColumns(call.answer) as typeof call.answer,
    }));
    return { ...plain, ...written, calls, simulated: { ...plain.simulated, ...written.simulated } };
  } catch {
    return plain;
  }
}

/** Server rendering has no document to read. */
export const boot: Boot = typeof document === 'undefined' ? { ...plain } : readBoot(document);
