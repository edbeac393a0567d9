import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../src/actions/Button.tsx';
import { Dock } from '../src/layout/Dock.tsx';
import { FeedbackHost } from '../src/feedback/FeedbackHost.tsx';
import { calendarDays, circlePlay, house, share2, userRound } from '../src/icons/icons.ts';
import { IconButton } from '../src/actions/IconButton.tsx';
import { Page } from '../src/layout/Page.tsx';
import { StickyFoot } from '../src/layout/StickyFoot.tsx';
import { TextAction } from '../src/actions/TextAction.tsx';
import { TopBar } from '../src/layout/TopBar.tsx';
import { WizardBar } from '../src/layout/WizardBar.tsx';
import { Acting } from './Acting.tsx';
import { Fields } from './Fields.tsx';
import { Marks } from './Marks.tsx';
import { Moving } from './Moving.tsx';
import { Rows } from './Rows.tsx';
import { Saying } from './Saying.tsx';
import { en } from './words-en.ts';
import { zh } from './words-zh.ts';

/** `?lang=en`, `?theme=dark`, `?page=ground`; a white page is the default. */
const query = new URLSearchParams(location.search);

function Gallery() {
  const [language, setLanguage] = useState<'zh' | 'en'>(query.get('lang') === 'en' ? 'en' : 'zh');
  const t = language === 'zh' ? zh : en;
  const other = language === 'zh' ? 'en' : 'zh';
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);

  if (query.get('page') === 'ground') {
    const items = [house, calendarDays, circlePlay, userRound].map((icon, index) => ({
      icon,
      label: t.dockItems[index] ?? '',
      href: `#${index}`,
      badge: index === 3 ? '3' : undefined,
    }));
    return (
      <Page
        top={
          <TopBar
            title={t.title}
            heading
            back={{ label: t.back, onPress: () => history.back() }}
            actions={<IconButton icon={share2} label={t.share} />}
          />
        }
        foot={<Dock label={t.dock} items={items} current="#1" />}
      >
        <Rows t={t} />
        <Marks t={t} />
        <Moving t={t} />
      </Page>
    );
  }
  return (
    <Page
      kind="plain"
      top={
        <TopBar
          back={{ label: t.back, onPress: () => history.back() }}
          actions={<TextAction onClick={() => setLanguage(other)}>{t.language}</TextAction>}
        />
      }
      foot={
        <StickyFoot note={t.missing}>
          <Button>{t.next}</Button>
        </StickyFoot>
      }
    >
      <WizardBar label={t.wizard} step={3} steps={6} text={t.step} next={t.nextStep} />
      <h1 className="t-2xl" style={{ marginTop: '.40rem' }}>
        {t.title}
      </h1>
      <p className="t-sm ink-2">{t.lead}</p>
      <Fields key={language} t={t} />
      <Acting t={t} />
      <Saying t={t} />
    </Page>
  );
}

const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
      <FeedbackHost />
    </StrictMode>,
  );
}
