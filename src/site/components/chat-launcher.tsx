import { Icon } from '../../ui/icon.tsx';
import type { IslandFiles } from '../page-assets.ts';

/**
 * Where the chat opens: nothing but its button, until the island that is loaded on the first click fills the rest. It
 * stands last in the page, and is not shown without script.
 */
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
