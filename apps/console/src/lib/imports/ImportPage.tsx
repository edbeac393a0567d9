import type { Call } from '@meetingapp/contract/call.ts';
import type { SheetImportCalls } from '@meetingapp/contract/tasks/import.ts';
import { useNavigate } from '@tanstack/react-router';
import { address, type PathName } from '../navigation/paths.ts';
import { useCid } from '../session/conference.ts';
import type { Translate } from '../texts/texts.ts';
import type { TextFeature, TextsOf } from '../texts/text-sources.ts';
import { ImportFlow } from './ImportFlow.tsx';
import type { ImportWords } from './import-list.ts';

/** Texts that every kind of list has. */
interface KindTexts {
  title: string;
  back: string;
  hint: string;
  match: string;
  newText: string;
  applyText: string;
  undoText: string;
  list: string;
}

/** Features whose texts describe a kind of list. */
type ListFeature = { [F in TextFeature]: TextsOf<F> extends KindTexts ? F : never }[TextFeature];

export interface ImportPageProps<F extends ListFeature> {
  calls: SheetImportCalls;
  /** Texts of the kind. */
  t: Translate<F>;
  more?: Partial<Pick<ImportWords, 'of' | 'barred' | 'groups' | 'source'>>;
  /** What the list belongs to within the conference. */
  about?: number | null;
  /** The page that shows what was imported, and its search part. */
  page: Exclude<PathName, 'broadcastFigures' | 'helpChapter' | 'conferences' | 'account' | 'help'>;
  search?: Readonly<Record<string, string | number>>;
  /** Calls whose answers an import changes. */
  changes: readonly Call[];
}

/** The page that imports one kind of list by the shared steps, as its texts and calls describe it. */
export function ImportPage<F extends ListFeature>(props: ImportPageProps<F>) {
  const { calls, more = {}, about = null, page, search = {}, changes } = props;
  const t = props.t as (key: keyof KindTexts, values?: Readonly<Record<string, number>>) => string;
  const cid = useCid();
  const navigate = useNavigate();
  return (
    <ImportFlow
      list={{
        cid,
        about,
        calls,
        words: {
          title: t('title'),
          back: t('back'),
          hint: t('hint'),
          match: t('match'),
          barred: '',
          groups: null,
          newText: t('newText'),
          applyText: (counts) => t('applyText', counts),
          undoText: t('undoText'),
          list: t('list'),
          ...more,
        },
        leave: () => void navigate({ to: address(page, { cid }), search: search as never }),
        changes,
      }}
    />
  );
}
