import '../parts/video.css';
import { roles } from '@meetingapp/contract/call.ts';
import { videoConsoleCalls as calls } from '@meetingapp/contract/video-console.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { video as sign } from '@meetingapp/ui/icons-topics.ts';
import { plus, search } from '@meetingapp/ui/icons.ts';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid, useRole } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOpenedOrNew } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CategoriesPane } from '../parts/CategoriesPane.tsx';
import { OpenedVideo } from '../parts/OpenedVideo.tsx';
import { VideoPane } from '../parts/VideoPane.tsx';
import { VideoTable } from '../parts/VideoTable.tsx';
import { say } from '../view.ts';

const shown = ['all', 'published', 'hidden', 'replays', 'removed'] as const;
type Shown = (typeof shown)[number];

/** The films of a conference: what people may see, what is being made, what was recorded. */
export function Videos() {
  const t = useT('videoConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.live);
  const [open, setOpen] = useOpenedOrNew();
  const [words, setWords] = useState('');
  const [which, setWhich] = useState<Shown>('all');
  const [categoriesOpen, setCategoriesOpen] = useState(false);
  const asked = useCall(calls.list, { cid });
  const { categories = [], videos = [] } = asked.answer ?? {};
  const fits: Record<Shown, (standing: string, isReplay: boolean) => boolean> = {
    all: (standing) => standing !== 'removed',
    published: (standing) => standing === 'published',
    hidden: (standing) => standing !== 'published' && standing !== 'removed',
    replays: (standing, isReplay) => isReplay && standing !== 'removed',
    removed: (standing) => standing === 'removed',
  };
  const wanted = words.trim().toLowerCase();
  const rows = videos.filter(
    ({ title, standing, broadcast }) =>
      fits[which](standing, broadcast !== null) && `${title.zh} ${title.en}`.toLowerCase().includes(wanted),
  );
  const add = (
    <Button type="primary" disabled={!mayWrite} icon={<Icon icon={plus} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  const close = () => setOpen(null);
  const pane =
    open === 'new' && asked.answer ? (
      <VideoPane key="new" video={null} lists={asked.answer} close={close} saved={setOpen} />
    ) : open !== null && open !== 'new' && asked.answer ? (
      <OpenedVideo key={open} id={open} lists={asked.answer} close={close} saved={setOpen} />
    ) : (
      categoriesOpen && (
        <CategoriesPane categories={categories} mayWrite={mayWrite} close={() => setCategoriesOpen(false)} />
      )
    );
  return (
    <Page
      title={c('pages.videos')}
      facts={asked.answer ? t('facts', { count: videos.filter(({ standing }) => standing !== 'removed').length }) : ''}
      actions={
        <>
          <Button
            aria-expanded={categoriesOpen}
            onClick={() => {
              close();
              setCategoriesOpen(!categoriesOpen);
            }}
          >
            {t('categories')}
          </Button>
          {add}
        </>
      }
      bar={
        <>
          <Input
            className="video-search"
            prefix={<Icon icon={search} />}
            allowClear
            value={words}
            placeholder={t('search')}
            aria-label={t('search')}
            onChange={(event) => setWords(event.target.value)}
          />
          <Select<Shown>
            aria-label={t('show')}
            value={which}
            onChange={setWhich}
            options={shown.map((one) => ({ value: one, label: t(`shown.${one}`) }))}
            popupMatchSelectWidth={false}
          />
        </>
      }
      pane={pane}
    >
      <Answered asked={asked}>
        {() =>
          rows.length > 0 ? (
            <VideoTable
              videos={rows}
              open={open}
              narrow={pane !== false}
              categoryOf={(id) => {
                const found = categories.find((one) => one.id === id);
                return found ? say(found.name, language) : '';
              }}
              onOpen={setOpen}
            />
          ) : videos.length === 0 ? (
            <Blank icon={sign} title={t('none')} text={t('noneText')}>
              {add}
            </Blank>
          ) : (
            <Blank icon={search} title={t('noneFound')} text={t('noneFoundText')} />
          )
        }
      </Answered>
    </Page>
  );
}
