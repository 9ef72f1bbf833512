import { Icon } from '../../ui/icon.tsx';
import type { IslandFiles } from '../page-assets.ts';

/** The button of the chat, and the URLs of its island, which is loaded on the first click. Hidden without script. */
export function ChatLauncher({ files }: { files: IslandFiles | undefined }) {
  if (!files) return null;
  return (
    <section
      className="chat"
      aria-label="Chat"
      data-src={files.src}
      data-imports={files.imports.join(' ')}
      data-styles={files.styles.join(' ')}
    >
      <div className="chat-box">
        <button type="button" className="chat-button" aria-expanded="false">
          <Icon name="chat" />
          <span>Open chat</span>
        </button>
      </div>
    </section>
  );
}
