import { fold } from '../../schema/fold.ts';
import { isDevanagari, romanised } from './devanagari.ts';
import { keysOf } from './keys.ts';
import { TYPED_ENDINGS } from './stemming.ts';

/** Function words, which carry no topic. Words of one or two letters are stop words too. */
const ENGLISH =
  'the are was did does can could will would should shall may must you your our they them their what when where who which why how there this that have has had get any please tell about with for from and not but into than then some much many need want know like give take let say see out all his her its one require needed while during happen still here another just also available detail information only more most other after before every each when going goes able done called sir madam people thing per cent percent';
const NEPALI =
  'के को कति कहिले कहाँ कसरी किन कुन कस्तो छ हो हुन्छ हुने छैन छन् गर्न गर्ने गर्नु लागि लाग्छ लाग्ने चाहिन्छ पाइन्छ मिल्छ भए भएको भयो गरे पर्छ पनि मेरो हाम्रो तपाईं हामी सम्बन्धी होला बारेमा आउने आउँछ जान हामीलाई मलाई त्यहाँ यहाँ राम्रो अनि सक्छु सकिन्छ दिन्छ भन्ने भन्नु छु हजुर';

/** The romanised form of a Nepali stop word: कहिले, kahile. */
const typed = (word: string) => (isDevanagari(word) ? romanised(word) : []);

/** Made when first needed, not at each start. */
let small: ReadonlySet<string> | undefined;

const keysOfStopWords = () =>
  new Set(
    `${ENGLISH} ${NEPALI}`
      .split(' ')
      .flatMap((word) => [word, ...typed(word)])
      .concat(TYPED_ENDINGS)
      .flatMap((word) => keysOf(word)),
  );

/** Whether a word carries no topic. */
export function isStopWord([key = '']: readonly string[]): boolean {
  small ??= keysOfStopWords();
  return small.has(key) || (key.length <= 2 && !/\d/.test(key));
}

/** Endings of verbs and adverbs; an unpublished word with such an ending carries little topic. */
const DEVANAGARI_VERB =
  /(?:्न|नु|्ने|नुपर्छ|छ|छन्|छु|छौ|छौं|छौँ|छैन|दैन|दिनँ|दिन|एला|ला|ौला|यो|एको|एका|एकी|एर|ेको|ेका|ेकी|ेर|दै|ँदा|होस्|नुस्|थ्यो|थिए|थे|थें|न्न|िन्|ुन्|ऊँ|औँ|औं|नै|नेछ|इदिनु|ए)$/u;
const TYPED_VERB =
  /(?:[aeiou]na|[a-z][bcdghjklmprstdy]na|nu|ne|nus|nuhos|(?:ch+|x)(?:a|u|au|am|an|as|aun|ain|aina|in)?|dina|daina|dainan|nna|nnan|eko|eki|ako|yako|eka|era|erai|iyo|ndai|dai|yo|ye|thyo|thyau|thye|thiyo|thiye|ula|aula|ola|ela|numa)$/u;
const ADVERB = /[a-z]{3}ly$/;

/** Whether an unpublished word is a verb or adverb, by its ending. @param isNepali in either script */
export function isFunctionWord(word: string, isNepali: boolean): boolean {
  const folded = fold(word);
  return isNepali ? (isDevanagari(folded) ? DEVANAGARI_VERB : TYPED_VERB).test(folded) : ADVERB.test(folded);
}
