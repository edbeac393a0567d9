import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { ErrorAnswer } from '@meetingapp/contract/errors.ts';
import type { TestApp } from './app.ts';

/** A browser at an IP address, with a cookie jar. */
export interface Browser {
  cookies: Map<string, string>;
  post<C extends Call>(call: C, body: BodyOf<C>, token?: string): Promise<({ code: 0 } & AnswerOf<C>) | ErrorAnswer>;
}

export function browserAt({ app }: Pick<TestApp, 'app'>, address: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    post: async (call, body, token) => {
      const answer = await app.inject({
        method: 'POST',
        url: call.path,
        remoteAddress: address,
        headers: {
          language: 'en',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(token === undefined ? {} : { token }),
        },
        payload: body as object,
      });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      return answer.json();
    },
  };
}
