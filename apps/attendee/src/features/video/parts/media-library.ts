import type { Material, Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { VideoCard } from '@meetingapp/contract/video/video.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';

export const mediaKinds = ['slides', 'document', 'audio', 'video'] as const;
type MediaKind = (typeof mediaKinds)[number];

export type MediaItem = { kind: MediaKind; topic: string } & (
  | { video: VideoCard }
  | { material: Material; from: string }
);

interface Sources {
  /** Null: none. */
  programme: Programme | null;
  videos: readonly VideoCard[];
  categories: readonly { id: number; name: string }[];
  language: Language;
}

/**
 * Builds the library: files of talks are slides, files of sessions are documents; films are listed under their session's topic, or
 * under their category.
 */
export function libraryOf({ programme, videos, categories, language }: Sources): MediaItem[] {
  const topics = new Map(programme?.topics.map((topic) => [topic.id, pickLanguage(topic.name, language)]));
  const sessions = programme?.sessions ?? [];
  const topicOf = (of: readonly number[]): string => topics.get(of[0] ?? 0) ?? '';
  const papers = sessions.flatMap((session): MediaItem[] => {
    const topic = topicOf(session.topics);
    const about = pickLanguage(session.title, language);
    return [
      ...session.materials.map((material) => ({ kind: 'document' as const, topic, material, from: about })),
      ...session.talks.flatMap((talk) =>
        talk.materials.map((material) => ({
          kind: 'slides' as const,
          topic,
          material,
          from: pickLanguage(talk.title, language),
        })),
      ),
    ];
  });
  const films = videos.map((video): MediaItem => {
    const session = sessions.find(({ id }) => id === video.session?.id);
    const category = categories.find(({ id }) => id === video.categoryId)?.name ?? '';
    const topic = (session && topicOf(session.topics)) || category;
    return { kind: video.soundOnly ? 'audio' : 'video', topic, video };
  });
  return [...papers, ...films];
}

/** Grouped in order of each topic's first item; items without a topic come last. */
export function byTopic(items: readonly MediaItem[]): { topic: string; items: MediaItem[] }[] {
  const groups = new Map<string, MediaItem[]>();
  for (const item of items) groups.set(item.topic, [...(groups.get(item.topic) ?? []), item]);
  return [...groups]
    .map(([topic, of]) => ({ topic, items: of }))
    .toSorted((one, other) => Number(one.topic === '') - Number(other.topic === ''));
}
