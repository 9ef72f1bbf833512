/**
 * How people write who think of dying. The words of a phrase follow one another, with none but small words (`SMALL`)
 * between them; `a/b` are alternatives, `;` parts phrases, and a word in capitals stands for those in `SHARED`. A phrase
 * that ends with '.' ends what is said: 'I do not want to live' is one, 'I do not want to live in the hostel' is not.
 * Words are compared by the search's keys, so that other spellings of one sound need no place here
 * (docs/decisions/014-search.md).
 */
export const DESPAIR = {
  english:
    'want/wanna/wish/feel die/dying; wish dead; better dead; better off dead; better off without me; ' +
    'kill/hang/harm/drown/shoot/poison myself; kill/hang/harm my self; ' +
    'want/wanna/keep/urge/feel/going/gonna hurt/cut/burn myself; ' +
    'want/wanna/going/gonna jump off/from roof/building/bridge/terrace/cliff; end/ending my/this life; ' +
    'take/taking my own life; end it all; not/never want/wanna/wish live .; ' +
    'not/never want/wanna live in this world/life; not/never want/wanna be/stay alive; ' +
    'not/never want/wanna exist .; not/never want/wanna wake up .; can/ca not live anymore/like; ' +
    'i can/ca not go on .; no/any reason to live .; nothing/anything to live for .; ' +
    'no/any point in living/life/live; not worth living; tired/sick of living/life; fed up with/of life; ' +
    'done with life; hate my life; given/give/giving up on life; no one would miss me; nobody would miss me; ' +
    'thinking/thought/thoughts about/of dying',
  nepali:
    'marna/marne/marnu/marnai/maridina man LAG; marna/marne/marnu/marnai/maridina man lagdai cha/xa; ' +
    'man LAG marna/marne/marnu; marna/marne/marnu chahanchu/chahanxu/khojdai/khojeko/khojchu/khojxu/khojeki; ' +
    'marna/marne lageko/lageki/lagya chu/xu; marna/marne paye/paaye/pau/paau hunthyo/hunthiyo/huntyo; ' +
    'mare/mareko/mareki hunthyo/hunthiyo/huntyo/ramro/bes; marau/marum/maru jasto; ' +
    'marchu/marxu/mardinchu/mardinxu/maridinchu/maridinxu/marihalchu; LIVE man NOT; man NOT LIVE; ' +
    'LIVE chahanna/chahana/chahandina/chahanchaina/sakdina/saktina; ' +
    'bachera/baachera/jiera/jiyera/jiyara ke/k/kei/kehi garnu/garne/garu/fayda/faida; ' +
    'bachnu/jiunu/jiunuko/bachnuko artha/matlab/fayda/faida NOT/ke/k; ' +
    'jindagi/jivan/life thakisake/thakisakeko/thake/thakeko/dikka/wakka/haresh; ' +
    'jindagi/jivan/life antya/अन्त्य/anta/samapta/khatam garna/garchu/garxu/gardinchu/gardinxu/man; ' +
    'bish/poison khanchu/khanxu/khaidinchu/khaidinxu/khayera/khaera/khau; ' +
    'jhundi/jhundiyera/jhundiera/jhundera marna/marchu/marxu/mardinchu/mardinxu; ' +
    'passo lagauchu/lagauxu/lagaidinchu/lagaidinxu/lagauna',
};

/** The name of the matter, which is also said of seminars. */
export const NAMED = {
  english: 'suicide/suicidal/sucide/suside/suicid/selfharm; self harm/harming',
  nepali: 'suicide garna/garchu/garxu/gardinchu/gardinxu/garu/garum; aatmahatya/khudkusi/khudkushi',
};

export const SHARED: Readonly<Record<string, string>> = {
  LAG:
    'lagyo/lagcha/lagxa/lage/lageko/lagirako/lagiraheko/lagirahecha/lagiracha/lagiraxa/lagdaicha/bhayo/vayo/' +
    'cha/xa/garcha/garxa/garyo',
  LIVE: 'bachna/bachne/bachnu/bachnai/jiuna/jiune/jiunu/jina/jyuna/jeuna',
  NOT: 'chaina/xaina/छैन/xain/lagdaina/लाग्दैन/lagena/lagdena/lagdina/bhayena/vayena/hudaina/mareko',
};

/** May stand between the words of a phrase. */
export const SMALL =
  'i im to just really so the a an my it be is was were am are all go and like could would that this only even kind ' +
  'ni ta nai po matra ekdam ekdamai dherai sarai sahrai malai mero ma aba yo kahile kahilekahi jasto pani ' +
  'ko dekhi sanga bata kunai kei kehi';

/** May follow a phrase that ends what is said, and words that begin something else. */
export const TAIL = 'anymore any more longer now at all like this please again aba';
export const NEXT = 'i im my because help everyone everything nobody no life what';

/** Turn a phrase round: before it, where words of `PASSED` may stand between, and after it. */
export const NOT_BEFORE = 'not never';
export const PASSED = `${SMALL} want wanna going gonna trying`;
export const NOT_AFTER = 'chaina छैन xaina hoina haina hoena lagdaina लाग्दैन lagena';

/** Where the speaker is named, a thing or a topic before it is not what the phrase is about. */
export const SPEAKER = 'i im ma';

/** Right before a phrase, these are what 'wants to die'. */
export const THINGS =
  'battery laptop phone mobile fone computer pc wifi internet net app server website light charger bike engine';

/** Right after a phrase: 'I want to die laughing'. */
export const JOKES = 'laughing laugh hasera haser hasdai';

/** Beside the name of the matter, these say that it is spoken about. */
export const TOPICS =
  'prevention prevent preventing awareness seminar webinar workshop training lecture program programme campaign rally ' +
  'essay speech debate drama film movie squad research thesis project topic chapter course statistics rate policy ' +
  'rokthaam roktham nyunikaran sachetana chetana goshthi gosthi karyakram talim prashikshan diwas divas abhiyan ' +
  'nibandha रोकथाम न्यूनीकरण सचेतना चेतना गोष्ठी कार्यक्रम तालिम दिवस अभियान निबन्ध';

/** May stand between it and such a word. */
export const BETWEEN = `${SMALL} on about of against for bare baare sambandhi biruddha बारे सम्बन्धी विरुद्ध`;

/** Insults, and words that may stand beside them in a message that asks nothing. */
export const INSULTS =
  'stupid idiot idiotic dumb useless foolish moron bastard fuck fucking fucker fck bullshit bitch ' +
  'asshole loser trash garbage crap suck sucks nonsense pathetic ugly donkey pig hate damn hell wtf stfu worst ' +
  'muji mujhi machikne machikney chikne randi rando randiko bhalu gadha sala murkha bewakuf pagal harami ' +
  'badmas besya jatha jatho thukka bekar bakwas khate kukur chor puti lado ' +
  'माचिकने चिक्ने रण्डी रन्डी मूर्ख वेश्या जाठा थुक्क बकवास';
export const FILLERS =
  'you u ur your are r is am i a an the so such very really just this that it its of and too all ever what who off up ' +
  'shut go to bot robot chatbot assistant machine ai program college website answer answers like piece big ' +
  'oi oe oye hey hello ta timi timiharu tapai tero timro tera ho hos has chas chau cha xa ekdam kasto ' +
  'sab sabai yo tyo pani ne re ni ko ka ki la lai jasto haru manche ओइ ओए तँ छस् छौ कलेज';
