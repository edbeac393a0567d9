import type { HomePreviewMessage } from '@meetingapp/contract/home/console.ts';
import type { HomeContent, HomeTheme } from '@meetingapp/contract/home/console.ts';
import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { EditedHome } from '../view.ts';

/** Props of every form of the editor. */
export interface EditorFormProps {
  value: EditedHome;
  change: (content: Partial<HomeContent>) => void;
  changeTheme: (theme: Partial<HomeTheme>) => void;
  /** The home page as the phone would get it now. */
  info: HomeInfo;
  language: Language;
  /** As whom and when the previews are seen; null: by a visitor now. */
  as: HomePreviewMessage['as'];
  /** The server's fault of a field such as `content.tiles.0.to`. */
  fault: (field: string) => string | undefined;
}
