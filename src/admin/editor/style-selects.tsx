import { type Editor, useEditorState } from '@tiptap/react';
import { type Font, fontClass, fonts, sizes } from '../../schema/fields/rich-text/fonts.ts';
import { toolWords } from './words.ts';

/** The stored name of each font → the name by which it is known. */
const fontNames: Readonly<Record<Font, string>> = {
  arial: 'Arial',
  'comic-sans': 'Comic Sans',
  'courier-new': 'Courier New',
  georgia: 'Georgia',
  helvetica: 'Helvetica',
  Inter: 'Inter',
  lucida: 'Lucida',
};

const paragraphStyles = {
  paragraph: toolWords.paragraph,
  2: toolWords.heading,
  3: toolWords.subheading,
  4: toolWords.smallHeading,
} as const;

interface StyleSelectsProps {
  editor: Editor;
  nameOf: (tool: string) => string;
}

/** Selects for the style at the cursor: paragraph, font and size. */
export function StyleSelects({ editor, nameOf }: StyleSelectsProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      paragraph: ([2, 3, 4] as const).find((level) => editor.isActive('heading', { level })) ?? 'paragraph',
      font: String(editor.getAttributes('font').choice ?? ''),
      size: String(editor.getAttributes('size').choice ?? ''),
    }),
  });
  const setParagraph = (style: string) => {
    const level = ([2, 3, 4] as const).find((each) => String(each) === style);
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  const setMark = (mark: 'font' | 'size') => (choice: string) => {
    const chain = editor.chain().focus();
    (choice ? chain.setMark(mark, { choice }) : chain.unsetMark(mark)).run();
  };

  return (
    <>
      <StyleSelect
        name={nameOf(toolWords.paragraphStyle)}
        value={String(now.paragraph)}
        onChoose={setParagraph}
      >
        {Object.entries(paragraphStyles)
          .sort(([a], [b]) => Number(b === 'paragraph') - Number(a === 'paragraph'))
          .map(([style, label]) => (
            <option key={style} value={style}>
              {label}
            </option>
          ))}
      </StyleSelect>
      <StyleSelect name={nameOf(toolWords.font)} value={now.font} onChoose={setMark('font')}>
        <option value="">{toolWords.standardFont}</option>
        {/* The words are the stored names, the label is what people see and hear. */}
        {fonts.map((font) => (
          <option key={font} className={fontClass(font)} label={fontNames[font]} value={font}>
            {font}
          </option>
        ))}
      </StyleSelect>
      <StyleSelect name={nameOf(toolWords.size)} value={now.size} onChoose={setMark('size')}>
        <option value="">{toolWords.standardSize}</option>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {toolWords.sizes[size]}
          </option>
        ))}
      </StyleSelect>
    </>
  );
}

interface StyleSelectProps {
  name: string;
  value: string;
  onChoose: (value: string) => void;
  children: React.ReactNode;
}

function StyleSelect({ name, value, onChoose, children }: StyleSelectProps) {
  return (
    <select
      className="editor-select"
      aria-label={name}
      title={name}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {children}
    </select>
  );
}
