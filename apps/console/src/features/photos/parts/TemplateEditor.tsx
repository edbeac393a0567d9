import { photosConsoleCalls as calls, type SavedTemplate } from '@meetingapp/contract/photos/console.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { PHOTO, posterPlaceholders } from '@meetingapp/domain/photos/first-templates.ts';
import { posterArts } from '@meetingapp/domain/photos/poster-art.ts';
import { templateSizes } from '@meetingapp/domain/photos/template-sizes.ts';
import { photosServer as en } from '@meetingapp/locales/en/photos/server.ts';
import { photosServer as zh } from '@meetingapp/locales/zh/photos/server.ts';
import { App, InputNumber, Select, Switch } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { Designer } from '../../../lib/designer/Designer.tsx';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { artPicture, isArtPicture, photoPicture } from './art-picture.ts';

type Fields = Pick<SavedTemplate, 'name' | 'art' | 'corner' | 'layout' | 'shown'>;

/** A person whose name and institution are hard to fit, in both languages. */
const longest: Readonly<Record<Language, { name: string; affiliation: string; line: string }>> = {
  zh: zh.longest,
  en: en.longest,
};

const swapPicture = (fields: Layout['fields'], from: string, to: string): Layout['fields'] =>
  fields.map((field) => (field.kind === 'picture' && field.picture === from ? { ...field, picture: to } : field));

/** One template in the designer: its background, the place of the photo, and the fields. */
export function TemplateEditor({ template, title }: { template: SavedTemplate; title: Bilingual }) {
  const t = useT('photosConsole');
  const c = useT('console');
  const { modal } = App.useApp();
  const language = useLanguage();
  const cid = useCid();
  const { number, version, ...saved } = template;
  const draft = useFieldDraft<Fields>(`photos/${cid}/${number}`, saved);
  const { value, change, changed } = draft;
  const size = templateSizes[number];
  const save = useChange(calls.saveTemplate, { refreshes: [calls.templates], said: c('saved') });
  const reset = useChange(calls.resetTemplate, { refreshes: [calls.templates], said: t('wasReset') });
  const conflicting = !save.busy && draft.conflicts.length > 0;

  async function saveIt(wish: Fields) {
    const outcome = await save.change({ cid, number, seen: version, ...wish });
    if (outcome.ok) draft.settle(wish);
    else if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.templates);
  }
  function askReset() {
    modal.confirm({
      title: t('resetAsk'),
      okText: t('reset'),
      okButtonProps: { danger: true },
      onOk: async () => {
        if ((await reset.change({ cid, number, seen: version })).ok) draft.forget();
      },
    });
  }
  /** A built-in background appears as a picture that staff may remove or replace. The page size is fixed. */
  function changeLayout(layout: Layout) {
    const own = isArtPicture(layout.background);
    change({
      layout: {
        ...layout,
        ...size,
        background: own ? '' : layout.background,
        fields: swapPicture(layout.fields, photoPicture, PHOTO),
      },
      ...(own || value.art === 'none' ? {} : { art: 'none' }),
    });
  }
  const { background } = value.layout;
  const shown = {
    ...value.layout,
    fields: swapPicture(value.layout.fields, PHOTO, photoPicture),
    background: background === '' ? artPicture(value.art, size) : background,
  };
  const values = (of: Language) => ({
    texts: {
      ...longest[of],
      conference: pickLanguage(title, of),
      otherTitle: title[of === 'zh' ? 'en' : 'zh'],
      address: `${location.origin}/meetingapp/index/${cid}`,
    },
    tables: {},
  });
  const named = value.name.zh.trim() !== '' || value.name.en.trim() !== '';
  const why = conflicting
    ? c('why.conflictsFirst')
    : changed
      ? named
        ? ''
        : c('why.nameMissing')
      : c('why.nothingChanged');
  return (
    <div className="photo-editor">
      {conflicting && (
        <DraftConflicts
          of={{ cid, subject: 'photo_template', id: number }}
          draft={draft}
          labels={{ name: t('name'), art: t('art'), corner: t('corner'), layout: t('layout'), shown: t('shown') }}
          describe={{
            art: (art) => t(`arts.${art}`),
            layout: ({ fields }) => t('fieldCount', { count: fields.length }),
            shown: (is) => t(is ? 'isShown' : 'isHidden'),
          }}
        />
      )}
      <div className="row photo-settings">
        <BilingualInput label={t('name')} maxLength={40} value={value.name} onChange={(name) => change({ name })} />
        <label>
          {t('art')}{' '}
          <Select
            aria-label={t('art')}
            value={background === '' ? value.art : 'none'}
            options={posterArts.map((art) => ({ value: art, label: t(`arts.${art}`) }))}
            popupMatchSelectWidth={false}
            onChange={(art) => change({ art, layout: { ...value.layout, background: '' } })}
          />
        </label>
        <label>
          {t('corner')}{' '}
          <InputNumber
            controls={false}
            min={0}
            max={960}
            precision={0}
            suffix={t('pixels')}
            value={value.corner}
            onChange={(corner) => corner !== null && change({ corner })}
          />
        </label>
        <label>
          {t('shown')} <Switch checked={value.shown} onChange={(is) => change({ shown: is })} />
        </label>
        <span className="grow" />
        <ActButton lacks={{ nothingChanged: version === 0 }} loading={reset.busy} onClick={askReset}>
          {t('reset')}
        </ActButton>
        <ActButton type="primary" why={why} loading={save.busy} onClick={() => void saveIt(value)}>
          {t('save')}
        </ActButton>
      </div>
      <p className="small quiet">{t('note', { width: size.width, height: size.height, photo: PHOTO })}</p>
      <Designer
        key={number}
        layout={shown}
        onChange={changeLayout}
        values={values}
        placeholders={posterPlaceholders.map((name) => ({ name, label: t(`placeholders.${name}`) }))}
        language={language}
        disabled={false}
      />
    </div>
  );
}
