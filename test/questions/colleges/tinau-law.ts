import { collegeOf } from './college.ts';

/** A law campus in a trading town, with classes in shifts; fees are by semester, teachers in a question. */
export const tinauLaw = collegeOf(`
# settings
name: Tinau Law Campus
name_ne: तिनाउ ल क्याम्पस
motto: Read, argue, serve.
university: Lumbini Buddhist University
university_ne: लुम्बिनी बौद्ध विश्वविद्यालय
established: 1998
phone: +977-71-5550177
mobile: +977-9800000741
viber: +977-9800000742
email: office@tinaulaw.example
address: Milan Chowk, Butwal-11, Rupandehi
address_ne: मिलनचोक, बुटवल-११, रूपन्देही
landmark: Behind the old customs house
landmark_ne: पुरानो भन्सार भवनको पछाडि
openingHours: Sunday to Friday, 7:00 to 19:00
openingHours_ne: आइतबारदेखि शुक्रबार, बिहान ७:०० देखि साँझ ७:०० सम्म
# faq 150
title: Which teacher teaches what, and how are they reached?
title_ne: कुन विषय कसले पढाउनुहुन्छ, सम्पर्क कसरी गर्ने?
description: Please write before you call; nobody picks up in class. ¶ Subject | Teacher | Telephone | Consulting hour // Constitutional law | Dr. Hemraj Pokhrel | 9800000751 | Sunday, 11:10 // Criminal law | Adv. Prativa Khanal | 9800000752 | Monday, 15:30 // Law of evidence | Dilip Marasini | 9800000753 | Tuesday, 11:10 // Family law | Sunita Chaudhary | 9800000754 | Wednesday, 15:30 // Company law | Rajan Shakya | 9800000755 | Thursday, 10:50 // Legal English | Anita Gharti | 9800000756 | Friday, 10:50
description_ne: फोन गर्नुअघि सन्देश पठाउनुहोस्; कक्षामा कसैले फोन उठाउँदैन। ¶ विषय | शिक्षक | फोन | भेट्ने समय // संवैधानिक कानुन | डा. हेमराज पोखरेल | ९८००००००७५१ | आइतबार ११:१० // फौजदारी कानुन | अधिवक्ता प्रतिभा खनाल | ९८००००००७५२ | सोमबार ३:३० // प्रमाण कानुन | दिलीप मरासिनी | ९८००००००७५३ | मङ्गलबार ११:१० // पारिवारिक कानुन | सुनिता चौधरी | ९८००००००७५४ | बुधबार ३:३० // कम्पनी कानुन | राजन शाक्य | ९८००००००७५५ | बिहीबार १०:५० // कानुनी अङ्ग्रेजी | अनिता घर्ती | ९८००००००७५६ | शुक्रबार १०:५०
# faq 150
title: Which window do I go to?
description: All four are in the hall of Block A. ¶ Window | Work | Who sits there | Open // 1 | Forms and admission | Ganga Bhusal | 7:30 to 16:00 // 2 | Fees | Mohan Kasaudhan | 8:00 to 18:00 // 3 | Examinations and marks | Tara Neupane | 10:00 to 17:00 // 4 | Letters and transcripts | Iqbal Ansari | 11:00 to 17:30
# faq 140
title: Does the campus have a hostel?
title_ne: क्याम्पसको होस्टेल छ?
description: No. Two houses near us take our girls: Siddhababa Girls’ Home, five minutes on foot, for NPR 8,700 a month, and Manimukunda Home, beyond the bridge, for NPR 9,400. Both include food. We only pass on the addresses and are not responsible for them.
description_ne: छैन। नजिकका दुई घरले हाम्रा छात्रालाई राख्छन्: पाँच मिनेट हिँडेर पुगिने सिद्धबाबा गर्ल्स होम, महिनाको रु. ८,७००, र पुलपारिको मणिमुकुन्द होम, रु. ९,४००। दुवैमा खाना समावेश छ।
# faq 140
title: Must I have a black coat?
description: From the second semester, on days of moot court and in the real court. The tailor at Traffic Chowk makes coat and trousers for NPR 5,300; the tie is NPR 450 at window 2. In ordinary classes a white shirt is enough.
# faq 140
title: How are absences counted?
title_ne: अनुपस्थिति कसरी गनिन्छ?
description: You may sit the examination with 75 per cent of the classes. Between 60 and 75 you write a petition and pay NPR 1,250. Below that the semester is repeated.
description_ne: ७५ प्रतिशत कक्षा लिएकाले परीक्षा दिन पाउँछन्। ६० देखि ७५ भए निवेदनसहित रु. १,२५० तिर्नुपर्छ। त्योभन्दा कम भए सेमेस्टर दोहोर्‍याउनुपर्छ।
# faq 130
title: Where can I leave my motorcycle?
description: Behind Block B, from 6:00 to 20:30. A sticker for the semester costs NPR 900 at window 2. There is no room for cars.
# faq 130
title: How do I get my transcript?
title_ne: ट्रान्सक्रिप्ट कसरी पाइन्छ?
description: Ask at window 4 with your identity card. The ordinary one takes eight working days and costs NPR 1,100; the urgent one takes three and costs NPR 1,950. Somebody else may fetch it with a letter from you.
description_ne: परिचयपत्र लिएर झ्याल नं. ४ मा जानुहोस्। साधारण आठ कार्यदिनमा पाइन्छ र रु. १,१०० लाग्छ; अर्जेन्ट तीन दिनमा, रु. १,९५०।
# faq 130
title: May I work and study at once?
description: Most of LLB do: teachers, police officers, bank staff. The evening shift was made for you. BA LLB is hard to combine with a job in the first three years.
# faq 35
title: निःशुल्क कानुनी सहायता कसले पाउँछ?
description: आम्दानी कम भएका जोसुकैले। मङ्गलबार र बिहीबार दिउँसो १:१५ देखि ४:०० सम्म ब्लक सी को भुइँतलामा आउनुहोस्। संयोजक अधिवक्ता मीना कुँवर हुनुहुन्छ, फोन ९८००००००७६१। जग्गाको लालपुर्जा वा मुद्दाको कागज भए साथमा ल्याउनुहोस्।
# admission 80
title: Who may apply
title_ne: कसले निवेदन दिन पाउँछ
description: 1. For BA LLB: class twelve in any subject with GPA 2.2. // 2. For LLB: a bachelor’s degree with 45 per cent. // 3. For LLM: LLB or BA LLB with 50 per cent, and a licence of the Bar Council or two years in a public office. // 4. For the paralegal course: class ten, no marks asked.
description_ne: १. बीए एलएलबी: जुनसुकै विषयमा कक्षा १२, जीपीए २.२। // २. एलएलबी: स्नातक, ४५ प्रतिशत। // ३. एलएलएम: एलएलबी वा बीए एलएलबी ५० प्रतिशत, र बार काउन्सिलको लाइसेन्स वा सरकारी कार्यालयमा दुई वर्ष। // ४. प्यारालिगल: कक्षा १०, अङ्क सोधिँदैन।
# admission 80
title: What to put in the envelope
title_ne: खाममा के के राख्ने
description: Write name, programme and telephone outside. Inside, in this order: ¶ 1. the filled form // 2. marksheets from class ten upwards, attested // 3. provisional or transfer certificate // 4. copy of the citizenship // 5. four photographs // 6. slip of the bank for the form
description_ne: बाहिर नाम, कार्यक्रम र फोन लेख्नुहोस्। भित्र, यही क्रममा: ¶ १. भरेको फारम // २. कक्षा १० देखिका प्रमाणित लब्धाङ्कपत्र // ३. प्रोभिजनल वा स्थानान्तरण प्रमाणपत्र // ४. नागरिकताको प्रतिलिपि // ५. चार प्रति फोटो // ६. फारमको बैंक भौचर
# admission 75
title: Leaving after admission
title_ne: भर्ना भएर छोड्नेले
description: Whoever leaves within ten days of admission gets back 70 per cent of the first semester’s fee, within thirty days 35 per cent, and afterwards nothing. The deposit of NPR 5,500 is always paid out, three weeks after the petition.
description_ne: भर्ना भएको दस दिनभित्र छोड्नेले पहिलो सेमेस्टरको शुल्कको ७० प्रतिशत, तीस दिनभित्र छोड्नेले ३५ प्रतिशत फिर्ता पाउँछ, त्यसपछि पाउँदैन। धरौटी रु. ५,५०० जहिले पनि फिर्ता हुन्छ।
# admission 75
title: Semesters done elsewhere
description: Papers passed at another law campus in the last four years are counted, up to half of the programme. Comparing the papers costs NPR 6,200 and takes about two weeks. The decision lies with the dean, not with us.
# notice 4
title: Semester fees from this intake
title_ne: यस भर्नादेखिका सेमेस्टर शुल्क
description: In rupees, for each semester, paid in its first month. ¶ Semester | BA LLB | LLB | LLM // On admission | 12,000 | 10,500 | 16,000 // First | 48,500 | 34,000 | 57,500 // Second | 46,000 | 31,500 | 52,000 // Third | 45,200 | 31,000 | 51,300 // Fourth | 44,800 | 30,400 | 49,600 // Fifth | 43,900 | 29,700 | none // Sixth | 43,100 | 29,200 | none // Seventh to tenth | 42,600 | none | none ¶ A moot court charge of NPR 2,400 is taken once a year. Brothers and sisters pay a tenth less.
description_ne: रुपैयाँमा, प्रति सेमेस्टर, पहिलो महिनाभित्र तिर्नुपर्ने। ¶ सेमेस्टर | बीए एलएलबी | एलएलबी | एलएलएम // भर्ना हुँदा | १२,००० | १०,५०० | १६,००० // पहिलो | ४८,५०० | ३४,००० | ५७,५०० // दोस्रो | ४६,००० | ३१,५०० | ५२,००० // तेस्रो | ४५,२०० | ३१,००० | ५१,३०० // चौथो | ४४,८०० | ३०,४०० | ४९,६०० // पाँचौँ | ४३,९०० | २९,७०० | छैन // छैटौँ | ४३,१०० | २९,२०० | छैन // सातौँदेखि दसौँ | ४२,६०० | छैन | छैन ¶ मुट कोर्टको रु. २,४०० वर्षमा एक पटक लाग्छ। दाजुभाइ दिदीबहिनीलाई दस प्रतिशत छुट।
# notice 12
title: Classes in four shifts
description: The new building lets us spread out. Find your row. ¶ Shift | For | From | To | Where // Morning | BA LLB, first to third year | 6:20 | 10:40 | Block A // Day | BA LLB, fourth and fifth year | 11:05 | 14:45 | Block B // Evening | LLB | 16:50 | 20:10 | Block A // Weekend, Friday and Saturday | LLM | 7:35 | 12:30 | Block C
# notice 3
title: Semester examination: the days
title_ne: सेमेस्टर परीक्षाको तालिका
description: LLB writes in the afternoon from 15:45 to 18:45, BA LLB in the morning from 7:05 to 10:05, both in the hall of Block B. ¶ Day | LLB second semester | BA LLB fourth semester // {{day+30}} | Constitutional law | Law of contract // {{day+32}} | Criminal law | Legal English // {{day+35}} | Law of evidence | Jurisprudence // {{day+37}} | Family law | Political theory // {{day+40}} | Human rights | Company law
description_ne: एलएलबीको परीक्षा दिउँसो ३:४५ देखि ६:४५ सम्म, बीए एलएलबीको बिहान ७:०५ देखि १०:०५ सम्म, दुवै ब्लक बी को हलमा। ¶ दिन | एलएलबी दोस्रो सेमेस्टर | बीए एलएलबी चौथो सेमेस्टर // {{day+30 ne}} | संवैधानिक कानुन | करार कानुन // {{day+32 ne}} | फौजदारी कानुन | कानुनी अङ्ग्रेजी // {{day+35 ne}} | प्रमाण कानुन | विधिशास्त्र // {{day+37 ne}} | पारिवारिक कानुन | राजनीतिक सिद्धान्त // {{day+40 ne}} | मानव अधिकार | कम्पनी कानुन
# notice 2
title: Forms for the semester examination
title_ne: सेमेस्टर परीक्षाको फारम
description: Until {{day+3}} without a fine, and then until {{day+7}} with twice the fee. LLB pays NPR 2,150, BA LLB NPR 2,700 and LLM NPR 3,400. Forms are at window 3; nobody needs to come in person.
description_ne: {{day+3 ne}} सम्म जरिवाना लाग्दैन, त्यसपछि {{day+7 ne}} सम्म दोब्बर दस्तुर लाग्छ। एलएलबीको रु. २,१५०, बीए एलएलबीको रु. २,७०० र एलएलएमको रु. ३,४००। फारम झ्याल नं. ३ मा पाइन्छ।
# notice 6
title: Admission: three programmes, three last days
title_ne: भर्ना: तीन कार्यक्रम, तीन म्याद
description: The form costs NPR 1,500 and is the same for all. BA LLB is open until {{day+22}}, LLB until {{day+29}} and LLM until {{day+43}}. ¶ BA LLB and LLB have a written entrance on {{day+46}} at 8:10 in Block A. Bring the stub of the form.
description_ne: फारमको रु. १,५०० लाग्छ, सबैका लागि एउटै हो। बीए एलएलबी {{day+22 ne}} सम्म, एलएलबी {{day+29 ne}} सम्म र एलएलएम {{day+43 ne}} सम्म खुला छ। ¶ बीए एलएलबी र एलएलबीको लिखित प्रवेश परीक्षा {{day+46 ne}} बिहान ८:१० बजे ब्लक ए मा हुन्छ।
# notice 9
title: LLM dissertations
description: Proposals are due on {{day+14}}, four pages at most, to Dr. Keshav Aryal. The finished dissertation is handed in until {{day+62}} in three bound copies and on a disk. The viva costs NPR 9,800, to be paid a week before. A proposal that comes late waits for the next semester.
# notice 5
title: Identity cards
title_ne: परिचयपत्र
description: Cards of the new students are given out in room 104 from {{day+2}}, in the break. A card is NPR 250; a lost one is replaced for NPR 480, with a note from the police.
description_ne: नयाँ विद्यार्थीको परिचयपत्र {{day+2 ne}} देखि टिफिनको समयमा कोठा नं. १०४ मा दिइन्छ। कार्डको रु. २५०; हराएमा प्रहरीको कागजसहित रु. ४८० मा अर्को बनाइन्छ।
# notice 7
title: पुस्तकालयका किताब फिर्ता गर्ने बारे
description: सेमेस्टर सकिँदै गरेकाले लगेका सबै किताब {{day+8 ne}} सम्म फिर्ता गर्नुहोस्। त्यसपछि प्रति किताब प्रति दिन रु. १५ जरिवाना लाग्छ। हराएको किताबको दोब्बर मूल्य तिर्नुपर्छ। नयाँ सेमेस्टरमा एक पटकमा चार वटा किताब लैजान पाइन्छ।
# notice 1
title: शुल्क बुझाउने म्याद थपिएको सूचना
description: बैंक बन्द भएकाले यस सेमेस्टरको शुल्क बुझाउने म्याद {{day+11 ne}} सम्म थपिएको छ। त्यसपछि शुल्कको ३ प्रतिशत थप लाग्नेछ। किस्ता माग्नेले झ्याल नं. २ मा मोहन कसौधनलाई भेट्नुहोस्।
# notice 8
title: Internships for the summer
description: Write half a page why, and leave it at window 1 until {{day+6}}. Monthly pay is in rupees. ¶ Where | Places | Pay | Who guides // District Court Rupandehi | 8 | none | Registrar Bhim Lamichhane // Legal section, Butwal Sub-Metropolitan City | 5 | 4,000 | Sangita Rana // Sharma Law Chamber | 3 | 6,500 | Adv. Yubaraj Sharma // Women’s Rights Forum | 4 | 3,200 | Kabita Thapa Magar
# notice 11
title: Waivers by quota
title_ne: कोटाअनुसार शुल्क मिनाहा
description: Applications with proof until {{day+25}}, at window 1. The waiver is on the semester fee and lasts as long as no paper is failed. ¶ Quota | BA LLB places | LLB places | Waiver // Women | 6 | 8 | 40 per cent // Dalit | 3 | 4 | 85 per cent // Janajati | 4 | 5 | 45 per cent // Tharu and Madhesi | 3 | 4 | 55 per cent // Persons with a disability | 2 | 2 | 100 per cent // Families of martyrs | 1 | 1 | 65 per cent
description_ne: प्रमाणसहित {{day+25 ne}} सम्म झ्याल नं. १ मा निवेदन दिनुहोस्। मिनाहा सेमेस्टर शुल्कमा हुन्छ र कुनै विषयमा अनुत्तीर्ण नभएसम्म रहन्छ। ¶ कोटा | बीए एलएलबी सिट | एलएलबी सिट | मिनाहा // महिला | ६ | ८ | ४० प्रतिशत // दलित | ३ | ४ | ८५ प्रतिशत // जनजाति | ४ | ५ | ४५ प्रतिशत // थारू र मधेसी | ३ | ४ | ५५ प्रतिशत // अपाङ्गता भएका | २ | २ | १०० प्रतिशत // सहिद परिवार | १ | १ | ६५ प्रतिशत
# notice 10
title: Evenings for the licence examination
description: Six weeks of preparation for the advocate’s licence begin on {{day+13}}, at 17:15 in room 208, with Adv. Narayan Pandey. It is NPR 7,800, and NPR 5,600 for our own graduates. Twenty-eight chairs, first come first served.
# faculty 420
title: BA LLB
title_ne: बीए एलएलबी
full_name: Bachelor of Arts and Bachelor of Laws
duration: 5 years, ten semesters
duration_ne: ५ वर्ष, दस सेमेस्टर
seats: 64
eligibility: Class twelve with GPA 2.2 and the entrance
eligibility_ne: कक्षा १२ मा जीपीए २.२ र प्रवेश परीक्षा
coordinator: Bishnu Gyawali
coordinator_ne: विष्णु ज्ञवाली
description: Two degrees in one go. The first three years mix politics, sociology and English with law; the last two are law alone, with a semester at a court.
description_ne: एकै पटक दुई उपाधि। पहिला तीन वर्ष राजनीति, समाजशास्त्र र अङ्ग्रेजीसँगै कानुन; अन्तिम दुई वर्ष कानुन मात्र, एक सेमेस्टर अदालतमा।
# faculty 420
title: LLB
title_ne: एलएलबी
full_name: Bachelor of Laws
duration: 3 years, six semesters
duration_ne: ३ वर्ष, छ सेमेस्टर
seats: 96
eligibility: Any bachelor’s degree with 45 per cent and the entrance
eligibility_ne: जुनसुकै स्नातक, ४५ प्रतिशत र प्रवेश परीक्षा
coordinator: Sarita Belbase
coordinator_ne: सरिता बेलबासे
description: In the evening, for people with a profession. Half of the class is older than thirty.
description_ne: पेसा भएकाका लागि साँझ। आधा कक्षा तीस वर्षभन्दा माथिको छ।
# faculty 300
title: LLM
full_name: Master of Laws
duration: 2 years, four semesters
seats: 26
eligibility: LLB or BA LLB with 50 per cent
coordinator: Dr. Keshav Aryal
description: Two branches: criminal law and justice, or business law. The fourth semester is for the dissertation.
# faculty 100
title: Paralegal course
full_name: Certificate for paralegals
duration: 4 months
seats: 30
eligibility: Class ten
coordinator: Rupa Tharu
description: For ward secretaries, mediators and women’s groups: how to read a land paper, write a petition and lead a mediation. It is taught in Nepali and Tharu.
# news 20
title: Second in the national moot
title_ne: राष्ट्रिय मुट कोर्टमा दोस्रो
description: Of nineteen teams in Pokhara, ours came second. Asmi Panthi was named best speaker; Rohan Kurmi and Deepa Sen wrote the memorial. Their coach was Adv. Prativa Khanal.
description_ne: पोखरामा उन्नाइस टोलीमध्ये हाम्रो दोस्रो भयो। उत्कृष्ट वक्ता अस्मी पन्थी भइन्; लिखित बहस रोहन कुर्मी र दीपा सेनले लेखे। प्रशिक्षक अधिवक्ता प्रतिभा खनाल हुनुहुन्थ्यो।
# news 45
title: A year of the legal aid clinic
description: Students and teachers advised 169 people. ¶ Matter | People // Divorce and maintenance | 63 // Land | 47 // Citizenship | 38 // Wages | 21 ¶ Eleven of the matters went to court.
# news 8
title: Moot court of the western campuses
description: Teams of three plead on {{day+33}} from 9:30 in the hall of the Bar in Bhairahawa. Register until {{day+19}} with NPR 3,200 for a team. Memorials are sent until {{day+28}}. Adv. Prativa Khanal answers questions.
# news 3
title: Evening talk: what the new penal code changed
description: On {{day+5}} at 14:20 the retired judge Ishwori Paudyal speaks in the seminar room of Block C. Open to all, no ticket.
# news 7
title: Election of the student council
title_ne: विद्यार्थी परिषद्को निर्वाचन
description: Votes are cast on {{day+27}} from 8:30 to 15:00 in the library; bring the identity card. Nominations are accepted until {{day+16}} by the election officer, Rajan Shakya. Counting begins an hour after the ballot box is closed.
description_ne: मतदान {{day+27 ne}} बिहान ८:३० देखि दिउँसो ३:०० सम्म पुस्तकालयमा हुन्छ; परिचयपत्र ल्याउनुहोस्। उम्मेदवारी {{day+16 ne}} सम्म निर्वाचन अधिकृत राजन शाक्यले बुझ्नुहुन्छ।
`);
