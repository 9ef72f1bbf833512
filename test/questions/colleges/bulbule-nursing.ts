import { collegeOf } from './college.ts';

/** A nursing college in a hill town, with a bus and a hostel of its own; fees stand in one notice. */
export const bulbuleNursing = collegeOf(`
# settings
name: Bulbule Nursing College
name_ne: बुलबुले नर्सिङ कलेज
motto: Care begins with attention.
university: Mid-West University
university_ne: मध्यपश्चिम विश्वविद्यालय
established: 2011
phone: +977-83-5550166
mobile: +977-9800000671
viber: +977-9800000672
email: office@bulbule.example
address: Ratna Highway, Birendranagar-6, Surkhet
address_ne: रत्न राजमार्ग, वीरेन्द्रनगर-६, सुर्खेत
landmark: Above the lake park, beside the vegetable market
landmark_ne: ताल पार्कको माथि, तरकारी बजारसँगै
openingHours: Sunday to Friday, 9:45 to 16:45
openingHours_ne: आइतबारदेखि शुक्रबार, बिहान ९:४५ देखि दिउँसो ४:४५ सम्म
# notice 3
title: What each programme costs this session
title_ne: यस सत्रमा कुन कार्यक्रमको कति शुल्क
description: The table holds for everyone who joins this session, in rupees for a whole year. It replaces the leaflet of last year, so please do not rely on older papers. ¶ Programme | Admission | First year | Second year | Third year | Fourth year // PCL Nursing | 18,000 | 142,000 | 118,000 | 109,000 | none // BNS | 22,500 | 176,000 | 151,000 | 133,000 | none // BSc Nursing | 30,000 | 238,000 | 214,000 | 207,000 | 196,000 // Midwifery | 26,000 | 189,000 | 172,000 | 164,000 | 158,000 // ANM | 9,500 | 74,000 | 37,000 | none | none ¶ The second year of ANM is half a year. A library deposit of NPR 8,000 comes on top and is given back when you leave. Examination fees of CTEVT and of the university are collected when they are due.
description_ne: यो तालिका यस सत्रमा भर्ना हुने सबैका लागि हो; रकम रुपैयाँमा र एक वर्षको हो। ¶ कार्यक्रम | भर्ना | पहिलो वर्ष | दोस्रो वर्ष | तेस्रो वर्ष | चौथो वर्ष // पीसीएल नर्सिङ | १८,००० | १,४२,००० | १,१८,००० | १,०९,००० | छैन // बीएनएस | २२,५०० | १,७६,००० | १,५१,००० | १,३३,००० | छैन // बीएस्सी नर्सिङ | ३०,००० | २,३८,००० | २,१४,००० | २,०७,००० | १,९६,००० // मिडवाइफरी | २६,००० | १,८९,००० | १,७२,००० | १,६४,००० | १,५८,००० // एएनएम | ९,५०० | ७४,००० | ३७,००० | छैन | छैन ¶ एएनएमको दोस्रो वर्ष छ महिनाको मात्र हो। पुस्तकालय धरौटी रु. ८,००० छुट्टै लाग्छ र कलेज छोड्दा फिर्ता हुन्छ।
# notice 5
title: Entrance examination of the college
title_ne: कलेजको प्रवेश परीक्षा
description: For PCL Nursing and ANM we take forms until {{day+9}}. For BNS they are taken until {{day+16}}. The form costs NPR 1,200; whoever comes later than the last day, but within three days, adds NPR 600. ¶ Candidates of PCL Nursing and ANM sit the paper on {{day+21}} at 8:15, those of BNS on {{day+24}} at 12:40. Bring a blue pen, a card with your photograph and nothing else. ¶ For BSc Nursing there is no form here: apply to the Medical Education Commission.
description_ne: पीसीएल नर्सिङ र एएनएमको फारम {{day+9 ne}} सम्म बुझिन्छ। बीएनएसको फारम {{day+16 ne}} सम्म बुझिन्छ। फारमको रु. १,२०० लाग्छ; म्याद सकिएको तीन दिनभित्र आउनेले रु. ६०० थप तिर्नुपर्छ। ¶ पीसीएल नर्सिङ र एएनएमको परीक्षा {{day+21 ne}} बिहान ८:१५ बजे, बीएनएसको {{day+24 ne}} दिउँसो १२:४० बजे हुन्छ। ¶ बीएस्सी नर्सिङको फारम यहाँ पाइँदैन: चिकित्सा शिक्षा आयोगमा भर्नुहोस्।
# notice 2
title: Routine of the second terminal examination
description: Students who still owe the second part of the fee get their admit card only after the accounts section has signed. ¶ Day | PCL first year | PCL second year | BNS first year // {{day+6}} | Anatomy and physiology | Medical nursing | Nutrition // {{day+8}} | Fundamentals of nursing | Surgical nursing | Pathology // {{day+11}} | Microbiology | Pharmacology | Biochemistry // {{day+13}} | English | Community nursing | Educational psychology ¶ PCL writes from 11:15 in hall 3; BNS writes from 7:10 in room 12. Every paper lasts three hours.
# notice 8
title: Duty hours at the provincial hospital
description: From this month the wards run on these hours. Be in the changing room a quarter of an hour earlier. ¶ Shift | From | To | Report to // Morning | 6:45 | 13:20 | Sister Laxmi Shahi, ward 4 // Evening | 13:00 | 19:30 | Sister Bimala KC, ward 7 // Night | 19:15 | 7:05 | Sister Junu Magar, emergency ¶ A missed shift is made up with two shifts on holidays.
# notice 6
title: Hepatitis B vaccine for new students
title_ne: नयाँ विद्यार्थीलाई हेपाटाइटिस बी खोप
description: Nobody goes to the wards without it. The first dose is given on {{day+4}}, the second on {{day+34}}, the third half a year later. One dose costs NPR 750; the college pays for the third. Come to room 5 between 13:30 and 15:30 with your vaccination card.
description_ne: खोप नलगाई कोही वार्डमा जाँदैन। पहिलो मात्रा {{day+4 ne}}, दोस्रो {{day+34 ne}} र तेस्रो छ महिनापछि दिइन्छ। एक मात्राको रु. ७५० लाग्छ; तेस्रोको पैसा कलेजले तिर्छ। खोप कार्ड लिएर कोठा नं. ५ मा दिउँसो १:३० देखि ३:३० भित्र आउनुहोस्।
# notice 1
title: Rechecking of the CTEVT results
title_ne: सीटीईभीटी नतिजाको पुनर्योग
description: Those who are not content with their marks in the PCL second year may ask for rechecking until {{day+5}}. It is NPR 500 for each paper, paid at window 2. Bring a copy of the marksheet and write the symbol number on the back.
description_ne: पीसीएल दोस्रो वर्षको अङ्कमा चित्त नबुझ्नेले {{day+5 ne}} सम्म पुनर्योगको निवेदन दिन सक्नुहुन्छ। प्रतिविषय रु. ५०० झ्याल नं. २ मा तिर्नुहोस्। लब्धाङ्कपत्रको प्रतिलिपि ल्याउनुहोस्।
# notice 30
title: होस्टेलको मेसमा खाना खाने समय
description: मेसमा ढिलो आउनेलाई खाना राखिँदैन, त्यसैले समयको ख्याल गर्नुहोस्। ¶ खाना | समय // बिहानको चिया | ५:४० // बिहानको खाना | ८:३० // दिउँसोको खाजा | ४:५० // बेलुकाको खाना | ७:१५ ¶ शनिबार बिहानको खाना एक घण्टा ढिलो हुन्छ। रात्रि ड्युटी गर्नेले मेसका दिदीलाई अघिल्लो दिन भन्नुहोस्।
# notice 7
title: Wanted: two instructors and a librarian
description: Two instructors for medical and surgical nursing, with a bachelor’s degree and three years on a ward, and one librarian with any bachelor’s degree. Hand in the application at the front desk before 16:00 on {{day+19}}. Those whom we choose from the papers are called to an interview on {{day+26}}.
# notice 40
title: Where the college bus stops
description: There is one bus. It turns round in Mehelkuna and reaches the college at 9:55; in the afternoon it leaves at 16:40. The charge is for a month, in rupees. ¶ Stop | In the morning | Charge // Mehelkuna | 8:10 | 3,100 // Chhinchu | 8:35 | 2,600 // Latikoili | 9:25 | 1,700 // Mangalgadhi | 9:40 | 1,300 ¶ In the month of Dashain half the charge is taken.
# notice 10
title: Free and reduced places by quota
title_ne: कोटाअनुसार छात्रवृत्तिका सिट
description: Apply at room 11 until {{day+12}}, with the recommendation of your ward office. What is waived is tuition; admission and deposit are paid by all. ¶ Quota | Places | Waived // Dalit | 4 | 100 per cent // Janajati | 3 | 75 per cent // Karnali districts | 6 | 60 per cent // Madhesi and Muslim | 2 | 70 per cent // Daughters of single mothers | 2 | 50 per cent // First in the entrance | 1 | 90 per cent
description_ne: वडा कार्यालयको सिफारिससहित {{day+12 ne}} सम्म कोठा नं. ११ मा निवेदन दिनुहोस्। छुट पढाइ शुल्कमा मात्र हो; भर्ना र धरौटी सबैले तिर्छन्। ¶ कोटा | सिट | छुट // दलित | ४ | १०० प्रतिशत // जनजाति | ३ | ७५ प्रतिशत // कर्णालीका जिल्ला | ६ | ६० प्रतिशत // मधेसी र मुस्लिम | २ | ७० प्रतिशत // एकल आमाका छोरी | २ | ५० प्रतिशत // प्रवेश परीक्षामा प्रथम | १ | ९० प्रतिशत
# notice 4
title: परीक्षा अवधिमा पुस्तकालय
description: त्रैमासिक परीक्षा चलुन्जेल पुस्तकालय आइतबारदेखि शुक्रबारसम्म बेलुका ८:२० बजेसम्म खुला रहन्छ। शनिबार बिहान १०:३० देखि दिउँसो ३:०० सम्म मात्र खुल्छ। यस अवधिमा सन्दर्भ पुस्तक घर लैजान पाइँदैन।
# faculty 410
title: PCL Nursing
title_ne: पीसीएल नर्सिङ
full_name: Proficiency Certificate Level in Nursing
duration: 3 years
duration_ne: ३ वर्ष
university: CTEVT
seats: 44
hours: 10:15 to 16:15, Sunday to Friday
hours_ne: आइतबारदेखि शुक्रबार, बिहान १०:१५ देखि दिउँसो ४:१५
eligibility: SEE with GPA 2.4 and at least C in science, mathematics and English; girls only
eligibility_ne: एसईईमा जीपीए २.४, विज्ञान, गणित र अङ्ग्रेजीमा कम्तीमा सी; छात्रा मात्र
coordinator: Kamala Thapa
coordinator_ne: कमला थापा
description: Most of our students come straight from school into this course. They learn at the bedside from the fifth month. What it costs is in the notice with the table of all programmes.
description_ne: हाम्रा धेरै विद्यार्थी विद्यालयबाट सिधै यही कार्यक्रममा आउँछन्। पाँचौँ महिनादेखि बिरामीको छेउमै सिक्छन्। शुल्क सबै कार्यक्रमको तालिका भएको सूचनामा छ।
# faculty 410
title: BNS
title_ne: बीएनएस
full_name: Bachelor of Nursing Science
full_name_ne: नर्सिङ विज्ञानमा स्नातक
duration: 3 years
duration_ne: ३ वर्ष
seats: 32
hours: 6:15 to 10:45, Sunday to Friday
hours_ne: आइतबारदेखि शुक्रबार, बिहान ६:१५ देखि १०:४५
eligibility: PCL Nursing, a valid licence, and two years of work in any health institution
eligibility_ne: पीसीएल नर्सिङ, चालु लाइसेन्स र कुनै स्वास्थ्य संस्थामा दुई वर्षको काम
coordinator: Radhika Budhathoki
coordinator_ne: राधिका बुढाथोकी
description: Taught before office hours for nurses in service. In the last year each student writes a small study about her own ward, and defends it.
description_ne: जागिरे नर्सका लागि कार्यालय समयअघि पढाइन्छ। अन्तिम वर्षमा हरेकले आफ्नै वार्डबारे सानो अध्ययन लेख्छन्।
# faculty 410
title: BSc Nursing
full_name: Bachelor of Science in Nursing
duration: 4 years
seats: 24
hours: 9:10 to 15:20, Sunday to Friday
eligibility: Class twelve with biology, 50 per cent, and a name on the merit list of the Medical Education Commission
coordinator: Dr. Nirmala Regmi
description: The longest and most demanding of our courses. Three of the seats belong to the commission and are free.
# faculty 160
title: Midwifery
full_name: Bachelor of Midwifery
duration: 4 years
seats: 16
hours: 9:10 to 15:20, Sunday to Friday
eligibility: Class twelve with biology, 50 per cent
coordinator: Sabina Oli
description: New, and the only one in the province. Each student attends forty births before she sits the last examination.
# faculty 410
title: ANM
title_ne: एएनएम
full_name: Auxiliary Nurse Midwife
duration: 18 months
duration_ne: १८ महिना
university: CTEVT
seats: 36
hours: 10:15 to 16:15, Sunday to Friday
eligibility: SEE passed, any grade
eligibility_ne: एसईई उत्तीर्ण, जुनसुकै ग्रेड
coordinator: Goma Rawat
coordinator_ne: गोमा रावत
description: A year in the classroom, then six months in the health posts of Surkhet and Dailekh.
description_ne: एक वर्ष कक्षामा, त्यसपछि छ महिना सुर्खेत र दैलेखका स्वास्थ्य चौकीमा।
# admission 60
title: Getting in, step by step
title_ne: भर्ना हुने तरिका, एक-एक गरी
description: 1. Fill in the form at the front desk. // 2. Sit the entrance examination. // 3. Look for your name on the board, usually after six days. // 4. Have your health checked at the provincial hospital. // 5. Pay the admission fee within seven days of the list; after that the seat goes to the next name. // 6. Come to the introduction with a parent.
description_ne: १. अगाडिको डेस्कमा फारम भर्नुहोस्। // २. प्रवेश परीक्षा दिनुहोस्। // ३. प्रायः छ दिनपछि सूचना पाटीमा नाम हेर्नुहोस्। // ४. प्रादेशिक अस्पतालमा स्वास्थ्य जाँच गराउनुहोस्। // ५. नाम निस्केको सात दिनभित्र भर्ना शुल्क तिर्नुहोस्; नत्र सिट अर्कोलाई जान्छ। // ६. अभिभावकसहित परिचय कार्यक्रममा आउनुहोस्।
# admission 60
title: Papers to bring when you are admitted
title_ne: भर्ना हुँदा ल्याउने कागजपत्र
description: Originals are looked at and given back; we keep two copies of each. ¶ marksheet of SEE or class twelve // character certificate of the last school // citizenship, or birth registration if under sixteen // six photographs on a white ground // report of the health check // migration certificate, only for BNS and BSc Nursing
description_ne: सक्कल हेरेर फिर्ता दिइन्छ; हरेकको दुई प्रति प्रतिलिपि राखिन्छ। ¶ एसईई वा कक्षा १२ को लब्धाङ्कपत्र // अन्तिम विद्यालयको चारित्रिक प्रमाणपत्र // नागरिकता, वा सोह्र वर्षमुनिकाले जन्मदर्ता // सेतो पृष्ठभूमिका छ प्रति फोटो // स्वास्थ्य जाँचको प्रतिवेदन // माइग्रेसन प्रमाणपत्र, बीएनएस र बीएस्सी नर्सिङका लागि मात्र
# admission 60
title: If you give the seat back
title_ne: सिट छोड्दा
description: Write to the principal. How much of the first year’s fee comes back depends on the day the letter arrives. ¶ When | Comes back // Before classes begin | 80 per cent // In the first two weeks | 50 per cent // From the third to the sixth week | 20 per cent // Later | nothing ¶ The deposit always comes back in full; the admission fee never does.
description_ne: प्राचार्यलाई निवेदन दिनुहोस्। पहिलो वर्षको शुल्कबाट कति फिर्ता हुन्छ भन्ने निवेदन आएको दिनमा भर पर्छ। ¶ कहिले | फिर्ता // कक्षा सुरु हुनुअघि | ८० प्रतिशत // पहिलो दुई हप्ता | ५० प्रतिशत // तेस्रोदेखि छैटौँ हप्ता | २० प्रतिशत // त्यसपछि | हुँदैन
# admission 90
title: Coming from another college
description: A student of another college of the same university may come to us at the beginning of the second year if a seat is empty. We ask for a letter from the old college, all marksheets and a transfer charge of NPR 14,500. Nobody is taken into the last year.
# faq 120
title: Whom do I call about what?
title_ne: कुन कामका लागि कसलाई फोन गर्ने?
description: Between 10:00 and 16:00, please. ¶ Matter | Person | Room | Telephone // Admission | Tulasi Bista | 2 | 9800000681 // Bills and receipts | Hari Prasad Jaisi | 4 | 9800000682 // Hostel, warden | Dhana Sunar | ground floor of the hostel | 9800000683 // Examinations | Prakash Khadka | 9 | 9800000684 // Scholarships | Manju Chaudhary | 11 | 9800000685 // Bus | Lok Bahadur BK | gate | 9800000686
description_ne: कृपया बिहान १० देखि दिउँसो ४ बजेभित्र। ¶ काम | व्यक्ति | कोठा | फोन // भर्ना | तुलसी विष्ट | २ | ९८००००००६८१ // बिल र रसिद | हरिप्रसाद जैसी | ४ | ९८००००००६८२ // होस्टेल, वार्डेन | धना सुनार | होस्टेलको भुइँतला | ९८००००००६८३ // परीक्षा | प्रकाश खड्का | ९ | ९८००००००६८४ // छात्रवृत्ति | मञ्जु चौधरी | ११ | ९८००००००६८५ // बस | लोकबहादुर बीके | गेट | ९८००००००६८६
# faq 120
title: What does a bed in the hostel cost?
title_ne: होस्टेलमा बस्न कति लाग्छ?
description: In a room of four girls you pay NPR 9,200 a month, in a room of two NPR 11,500, four meals included. Washing is NPR 650 more. On the day you move in there is a charge of NPR 6,000, once.
description_ne: चार जनाको कोठामा महिनाको रु. ९,२००, दुई जनाको कोठामा रु. ११,५०० लाग्छ, चार छाक खानासहित। लुगा धुलाइको रु. ६५० थप। बस्न आएको दिन एक पटक रु. ६,००० लाग्छ।
# faq 110
title: When may parents visit the hostel?
title_ne: अभिभावक होस्टेलमा भेट्न कहिले आउने?
description: On Saturdays from 12:15 to 15:15, in the meeting room beside the gate. Bring the visitor’s card that you were given at admission. On other days only with a call to the warden. The gate is locked at 18:20 in winter and at 19:10 in summer.
description_ne: शनिबार दिउँसो १२:१५ देखि ३:१५ सम्म, गेटसँगैको भेटघाट कोठामा। भर्नामा दिइएको आगन्तुक कार्ड ल्याउनुहोस्। जाडोमा साँझ ६:२० र गर्मीमा ७:१० मा गेट बन्द हुन्छ।
# faq 110
title: Do men study here?
description: In BNS and BSc Nursing, yes: up to fifteen of a hundred seats. Not in PCL Nursing, ANM and Midwifery. There is no hostel for men.
# faq 100
title: What do I wear, and what does it cost?
description: Everything is sold by the cooperative on the first floor; prices in rupees. ¶ Piece | How many | Price // Ward dress | two sets | 3,400 // White shoes | one pair | 1,900 // Cardigan for the winter | one | 1,650 // Cap and belt | one each | 850 ¶ In the classroom the blue kurta of the college is worn, which any tailor sews.
# faq 100
title: Can the fee be paid in parts?
title_ne: शुल्क किस्तामा तिर्न मिल्छ?
description: Yes, in three: 45 per cent when you are admitted, 30 per cent until {{day+38}}, and the remaining 25 per cent until {{day+120}}. For each day of delay NPR 40 is added. Pay at the bank, by eSewa or at window 2, and keep the slip.
description_ne: मिल्छ, तीन पटकमा: भर्ना हुँदा ४५ प्रतिशत, {{day+38 ne}} सम्म ३० प्रतिशत र बाँकी २५ प्रतिशत {{day+120 ne}} सम्म। ढिलो भएको प्रतिदिन रु. ४० थपिन्छ। बैंक, इसेवा वा झ्याल नं. २ मा तिर्नुहोस्।
# faq 100
title: How much may I be absent?
description: In the classroom you need 85 per cent, on the wards everything. For an illness bring a doctor’s letter within four days.
# faq 50
title: मोबाइल फोन चलाउन पाइन्छ?
description: वार्डमा पाइँदैन। कक्षामा बन्द राख्नुहोस्। होस्टेलमा राति ९:३० पछि वार्डेनलाई बुझाउनुपर्छ। नियम नमान्नेलाई रु. ३०० जरिवाना लाग्छ।
# news 25
title: Nearly all have their licence
description: In the examination of the council our graduates did better than ever. ¶ Year | Sat | Passed // 2079 | 38 | 31 // 2080 | 41 | 37 // 2081 | 43 | 42 ¶ The one who is missing has promised to try again.
# news 70
title: A ward of dolls
description: The simulation laboratory is open: fourteen manikins, two delivery tables and a small theatre, paid with NPR 5.2 million by the province. Asmita Rokaya looks after it. Whoever wants to practise in the evening writes their name in her book.
# news 9
title: Capping of the new class
title_ne: नयाँ समूहको क्यापिङ समारोह
description: On {{day+15}} at 11:30 in the municipal hall the new students receive their caps from Dr. Dambar Khadka, the chief of the hospital. Each may bring two guests. Students come at 9:20 for the rehearsal, in white.
description_ne: {{day+15 ne}} बिहान ११:३० बजे नगरपालिकाको सभाहलमा अस्पताल प्रमुख डा. डम्बर खड्काले नयाँ विद्यार्थीलाई क्याप लगाइदिनुहुनेछ। एक जनाले दुई पाहुना ल्याउन सक्नेछन्। विद्यार्थी अभ्यासका लागि ९:२० मा आउनुहोस्।
# news 6
title: Meeting with the parents of PCL first year
title_ne: पीसीएल पहिलो वर्षका अभिभावकसँग भेटघाट
description: On {{day+18}}, 12:50, room 21. We talk about marks, the first weeks on the ward and homesickness. Tea is served.
description_ne: {{day+18 ne}}, दिउँसो १२:५० बजे, कोठा नं. २१। अङ्क, वार्डका पहिला हप्ता र घरको न्यास्रोबारे कुरा गर्छौँ।
# news 4
title: Health camp in Gurbhakot
description: Blood pressure, sugar and eyes, without charge, on {{day+28}} from 9:00 to 15:00 at the school of Gurbhakot. The bus with the students of BNS second year leaves the gate at 6:30.
`);
