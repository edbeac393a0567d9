import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Autocomplete } from './Autocomplete.tsx';
import { Button } from './Button.tsx';
import { Carousel } from './Carousel.tsx';
import { CountdownBlocks } from './CountdownBlocks.tsx';
import { Dialog } from './Dialog.tsx';
import { FeedbackHost } from './FeedbackHost.tsx';
import { LazyImage } from './LazyImage.tsx';
import { Page } from './Page.tsx';
import { QrCode } from './QrCode.tsx';
import { TextField } from './TextField.tsx';
import { TopBar } from './TopBar.tsx';

const nothing = () => undefined;

it('a page can be painted by the server, where there is no window', () => {
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
