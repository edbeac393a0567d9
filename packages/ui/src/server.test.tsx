import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Autocomplete } from './forms/Autocomplete.tsx';
import { Button } from './actions/Button.tsx';
import { Carousel } from './media/Carousel.tsx';
import { CountdownBlocks } from './data/CountdownBlocks.tsx';
import { Dialog } from './feedback/Dialog.tsx';
import { FeedbackHost } from './feedback/FeedbackHost.tsx';
import { LazyImage } from './media/LazyImage.tsx';
import { Page } from './layout/Page.tsx';
import { QrCode } from './data/QrCode.tsx';
import { TextField } from './forms/TextField.tsx';
import { TopBar } from './layout/TopBar.tsx';

const nothing = () => undefined;

it('a page can be rendered by the server, without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <>
      <Page kind="plain" top={<TopBar title="Agenda" heading />}>
        <TextField label="Name" value="Lin" onChange={nothing} />
        <Autocomplete label="Hospital" value="" onChange={nothing} onChoose={nothing} options={[]} listLabel="List" />
        <Carousel
          label="Pictures"
          slides={[
            { key: 'one', content: <LazyImage src="one.jpg" alt="Hall" /> },
            { key: 'two', content: 'two' },
          ]}
          pauseLabel="Pause"
          playLabel="Play"
          slideLabel={(number) => `Picture ${number}`}
        />
        <CountdownBlocks label="Starts in" deadline={90_061_000} now={() => 0} units={['d', 'h', 'm', 's']} />
        <QrCode value="003728" label="Code" />
        <Button guard>Next</Button>
      </Page>
      <Dialog open={false} onClose={nothing} title="Sure?" actions={[]} />
      <FeedbackHost />
    </>,
  );
  expect(html).toContain('<h1 class="title">Agenda</h1>');
  expect(html).toMatch(/<b>01<\/b>.*<b>01<\/b>.*<b>01<\/b>.*<b>01<\/b>/);
  expect(html).not.toContain('<dialog');
});
