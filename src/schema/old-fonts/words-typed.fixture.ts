/** Words of a college as they are typed in Preeti, each with its letters in Unicode: conjuncts, signs over and below, nasals. */
const WORDS = `
  g]kfn नेपाल | sf7df8f}+ काठमाडौं | ljBfyL{ विद्यार्थी | sfo{qmd कार्यक्रम | k|wfgdGqL प्रधानमन्त्री
  ;/sf/ सरकार | lzIff शिक्षा | /fli6«o राष्ट्रिय | cGt/f{li6«o अन्तर्राष्ट्रिय | If]q क्षेत्र | >L श्री
  1fg ज्ञान | cWoog अध्ययन | cWofkg अध्यापन | ljZjljBfno विश्वविद्यालय | dxfljBfno महाविद्यालय | k/LIff परीक्षा
  ;"rgf सूचना | dfu{lgb]{zg मार्गनिर्देशन | jflif{s वार्षिक | kmf]g फोन | emf]nf झोला | pmhf{ ऊर्जा | O{Zj/ ईश्वर
  cf]v/ ओखर | cf}iflw औषधि | P]g ऐन | k¥of] पर्‍यो | l;+x सिंह | x'g'x'G5 हुनुहुन्छ | a'4 बुद्ध | pTs[i6 उत्कृष्ट
  l:ylt स्थिति | lqmofsnfk क्रियाकलाप | lk|lG;kn प्रिन्सिपल | zlQm शक्ति | k|]/0ff प्रेरणा | u|fdL0f ग्रामीण
  x¿ हरू | u5{g\\ गर्छन् | rfF8} चाँडै | blIf0ff दक्षिणा | kl5 पछि | w]/} धेरै | 9f]sf ढोका | d+l;/ मंसिर
  sfof{no कार्यालय | cfjZos आवश्यक | :jf:Yo स्वास्थ्य | k'/:sf/ पुरस्कार | b/vf:t दरखास्त | z'Ns शुल्क
  egf{ भर्ना | glthf नतिजा | k|j]zkq प्रवेशपत्र | nAwfÍ लब्धाङ्क | k|df0fkq प्रमाणपत्र | rfl/lqs चारित्रिक
  :yfgfGt/0f स्थानान्तरण | gful/stf नागरिकता | k|ltlnlk प्रतिलिपि | tl:a/ तस्बिर | cleefjs अभिभावक | lzIfs शिक्षक
  k|fWofks प्राध्यापक | k|frfo{ प्राचार्य | pkk|frfo{ उपप्राचार्य | sd{rf/L कर्मचारी | k':tsfno पुस्तकालय
  k|of]uzfnf प्रयोगशाला | 5fqfjf; छात्रावास | 5fqj[lQ छात्रवृत्ति | h]x]Gbf/ जेहेन्दार | ljkÌ विपन्न | blnt दलित
  hghflt जनजाति | ckfË अपाङ्ग | dlxnf महिला | k'?if पुरुष | ;dfj]zL समावेशी | lj1fg विज्ञान | k|ljlw प्रविधि
  Joj:yfkg व्यवस्थापन | dfgljsL मानविकी | zf:q शास्त्र | cy{zf:q अर्थशास्त्र | ;dfhzf:q समाजशास्त्र | ul0ft गणित
  ef}lts भौतिक | /;fog रसायन | cª\\u|]hL अङ्ग्रेजी | ;+:s[t संस्कृत | Oltxf; इतिहास | e"uf]n भूगोल | sfg'g कानुन
  n]vf लेखा | ljQ वित्त | ahf/ बजार | Jofkf/ व्यापार | pBf]u उद्योग | sDKo'6/ कम्प्युटर | ;ˆ6j]o/ सफ्टवेयर
  OG6/g]6 इन्टरनेट | j]a;fO6 वेबसाइट | Od]n इमेल | 7]ufgf ठेगाना | btf{ दर्ता | gDa/ नम्बर | lgj]bg निवेदन
  cfj]bg आवेदन | kmf/d फारम | ldlt मिति | Dofb म्याद | clGtd अन्तिम | ;do समय | laxfg बिहान | lbpF;f] दिउँसो
  ;fFem साँझ | /flt राति | ah] बजे | cfOtaf/ आइतबार | ;f]daf/ सोमबार | dËnaf/ मङ्गलबार | a'waf/ बुधबार
  laxLaf/ बिहीबार | z'qmaf/ शुक्रबार | zlgaf/ शनिबार | j}zfv वैशाख | h]7 जेठ | c;f/ असार | ;fpg साउन | ebf} भदौ
  c;f]h असोज | sflQs कात्तिक | k'; पुस | df3 माघ | kmfu'g फागुन | r}t चैत | bz}+ दशैं | ltxf/ तिहार | 57 छठ
  xf]nL होली | tLh तीज | Nxf];f/ ल्होसार | labf बिदा | kj{ पर्व | pT;j उत्सव | ;df/f]x समारोह | cltly अतिथि
  efif0f भाषण | pb\\3f6g उद्घाटन | ;dfkg समापन | sljtf कविता | uLt गीत | g[To नृत्य | gf6s नाटक | lrqsnf चित्रकला
  v]ns'b खेलकुद | km'6an फुटबल | elnan भलिबल | lqms]6 क्रिकेट | bf}8 दौड | ljh]tf विजेता | ;xefuL सहभागी
  k|ltof]lutf प्रतियोगिता | kbs पदक | 6«kmL ट्रफी | d}bfg मैदान | v]nf8L खेलाडी | k|lzIfs प्रशिक्षक | 6f]nL टोली
  lg0ff{os निर्णायक | kl/0ffd परिणाम | cÍ अङ्क | k|yd प्रथम | låtLo द्वितीय | t[tLo तृतीय | ;fGTjgf सान्त्वना
  awfO{ बधाई | z'esfdgf शुभकामना | /Qmbfg रक्तदान | ;/;kmfO सरसफाइ | jftfj/0f वातावरण | j[Iff/f]k0f वृक्षारोपण
  ;r]tgf सचेतना | tflnd तालिम | uf]i7L गोष्ठी | sfo{zfnf कार्यशाला | k|jrg प्रवचन | e|d0f भ्रमण
  cg';Gwfg अनुसन्धान | k|ltj]bg प्रतिवेदन | n]v लेख | klqsf पत्रिका | k|sfzg प्रकाशन | k':ts पुस्तक | sfkL कापी
  snd कलम | ¤ofn झ्याल | sf]7f कोठा | ejg भवन | xn हल | zf}rfno शौचालय | kfgL पानी | lah'nL बिजुली
  SoflG6g क्यान्टिन | vfhf खाजा | vfgf खाना | a; बस | oftfoft यातायात | rd]gf चमेना | pBfg उद्यान | rf}tf/L चौतारी
  lkkn पिपल | a/ बर | lxdfn हिमाल | kxf8 पहाड | t/fO{ तराई | gbL नदी | em/gf झरना | ;u/dfyf सगरमाथा
  n'lDagL लुम्बिनी | kf]v/f पोखरा | eQmk'/ भक्तपुर | nlntk'/ ललितपुर | sLlt{k'/ कीर्तिपुर | hgsk'/ जनकपुर
  lj/f6gu/ विराटनगर | wgu9L धनगढी | ;'v]{t सुर्खेत | d':tfª मुस्ताङ | Onfd इलाम | lrtjg चितवन | gf/fo0fL नारायणी
  s0ff{nL कर्णाली | afudtL बागमती | u08sL गण्डकी | sf]zL कोशी | lqe'jg त्रिभुवन | k[YjLgf/fo0f पृथ्वीनारायण
  s[kof कृपया | wGojfb धन्यवाद | gd:sf/ नमस्कार | :jfut स्वागत | cg'/f]w अनुरोध | ;DalGwt सम्बन्धित
  ;Dk"0f{ सम्पूर्ण | cg';f/ अनुसार | clgjfo{ अनिवार्य | P]lR5s ऐच्छिक | pknAw उपलब्ध | pkl:yt उपस्थित
  cg'kl:yt अनुपस्थित | lgod नियम | ljlgod विनियम | cg'zf;g अनुशासन | lgb]{lzsf निर्देशिका | ;ldlt समिति
  a}7s बैठक | lg0f{o निर्णय | xfdL हामी | tkfO{+ तपाईं | pxfF उहाँ | pgLx¿ उनीहरू | o;/L यसरी | To;}n] त्यसैले
  lsgeg] किनभने | oBlk यद्यपि | tyflk तथापि | cyf{t\\ अर्थात् | ljåfg\\ विद्वान् | dxfg\\ महान् | ;t\\ सत्
  hut\\ जगत् | qmdzM क्रमशः | k|foM प्रायः | ctM अतः | b'Mv दुःख | lgMz'Ns निःशुल्क | k'gM पुनः | j:t'tM वस्तुतः
  306f घण्टा | 3/ घर | 3fd घाम | ª\\ofp/f] ङ्याउरो | 6f]kL टोपी | 7§f ठट्टा | 8fS6/ डाक्टर | 9'Ëf ढुङ्गा
  0fsf/ णकार | u'0f गुण | km"n फूल | kmn फल | yf]/} थोरै | b"w दूध | w"k धूप | n•' लड्डु | u'•L गुड्डी
  lr¶L चिठ्ठी | ?v रुख
`;

export const TYPED_WORDS: readonly (readonly [string, string])[] = WORDS.trim()
  .split(/\n| (?=\| )/)
  .map(
    (pair) =>
      pair
        .replace(/^[ |]+(?=\S+ )/, '')
        .trim()
        .split(' ') as [string, string],
  );
