import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../language.tsx';
import type { IslandFiles } from '../page-assets.ts';
import { words as inEach } from './words.ts';

/** The button of the chat, and the URLs of its island, which is loaded on the first click. Hidden without script. */
export function ChatLauncher({ files }: { files: IslandFiles | undefined }) {
  const words = useWords(inEach);
  if (!files) return null;
  return (
    <section
      className="chat"
      aria-label={words.chat}
      data-src={files.src}
      data-imports={files.imports.join(' ')}
      data-styles={files.styles.join(' ')}
      data-failed={words.chatFailed}
    >
      <div className="chat-box">
        <button type="button" className="chat-button" aria-expanded="false">
          <Icon name="chat" />
          <span>{words.openChat}</span>
        </button>
      </div>
    </section>
  );
}
