import type { WebhookOutcome, WebhookPort } from '../../webhooks/sender.ts';

/** Names under `.example` belong to nobody: the demo's receivers answer here, without a network. A path with `down` is out of order. */
const isExample = (url: string): boolean => URL.canParse(url) && new URL(url).hostname.endsWith('.example');

export function withExampleReceivers(real: WebhookPort): WebhookPort {
  return {
    refusalOf: async (url) => (isExample(url) && url.startsWith('https://') ? null : real.refusalOf(url)),
    send: async (webhook) => (isExample(webhook.url) ? answerOf(webhook.url) : real.send(webhook)),
  };
}

function answerOf(url: string): WebhookOutcome {
  return url.includes('down')
    ? {
        status: 503,
        fault: '',
        durationMs: 31,
        answerHeaders: [['content-type', 'application/json']],
        answer: '{"error":"service unavailable"}',
      }
    : {
        status: 200,
        fault: '',
        durationMs: 24,
        answerHeaders: [['content-type', 'application/json']],
        answer: '{"received":true}',
      };
}
