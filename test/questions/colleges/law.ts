import { collegeOf } from './college.ts';

/** A law college with evening classes, a moot court and a legal aid clinic. */
export const law = collegeOf(`
# settings
name: Nyayapath Law College
name_ne: न्यायपथ ल कलेज
motto: Read the law, then ask whom it serves.
motto_ne: कानुन पढौँ, अनि त्यो कसका लागि हो सोधौँ।
university: Tribhuvan University
university_ne: त्रिभुवन विश्वविद्यालय
established: 1996
phone: +977-1-5550177
mobile: +977-9800000771
whatsapp: +977-9800000772
email: office@nyayapath.example
address: Kupondole, Lalitpur
address_ne: कुपण्डोल, ललितपुर
landmark: Two houses behind the post office
directions: From Thapathali cross the Bagmati bridge, and turn left at the pharmacy. The nearest bus stop is Kupondole Height.
openingHours: Sunday to Friday, 7:00 to 19:00
openingHours_ne: आइतबारदेखि शुक्रबार, बिहान ७ देखि बेलुका ७ बजेसम्म
# faculty 380
title: BA LLB
title_ne: बीए एलएलबी
full_name: Five-year Bachelor of Arts and Law
duration: 5 years, ten semesters
duration_ne: ५ वर्ष, दश सेमेस्टर
seats: 80
hours: 6:30 to 10:30, Sunday to Friday
hours_ne: आइतबारदेखि शुक्रबार, बिहान ६:३० देखि १०:३०
eligibility: Class twelve in any stream with GPA 2.4, and the entrance of the Faculty of Law
eligibility_ne: जुनसुकै समूहबाट कक्षा बाह्र, जीपीए २.४, र कानुन संकायको प्रवेश परीक्षा
total_fee: NPR 560,000: admission, ten semesters, deposit and registration
total_fee_ne: रु. ५,६०,०००: भर्ना, दश सेमेस्टर, धरौटी र दर्ता
coordinator: Roshan Karki
coordinator_ne: रोशन कार्की
description: Five years from class twelve to the licence of an advocate. The first two years are half humanities: history, sociology, political science, English. ¶ Semester | Main subjects | Outside the classroom // 1 and 2 | Legal method, history, English | a day in the district court // 3 and 4 | Constitution, contracts, sociology | a case brief each week // 5 to 8 | Criminal law, property, procedure, evidence | moot court // 9 and 10 | Two electives, drafting | internship of sixteen weeks ¶ Two sections of forty sit in Rooms 11 and 12.
job_prospectus: Of last year’s seventy-one graduates, forty-four passed the examination of the Nepal Bar Council at the first attempt, nine prepare for the Public Service Commission, and six work in banks as legal officers.
# faculty 380
title: LLB
title_ne: एलएलबी
full_name: Bachelor of Laws
full_name_ne: कानुनमा स्नातक
duration: 3 years, six semesters
duration_ne: ३ वर्ष, छ सेमेस्टर
seats: 120
hours: 17:00 to 19:30, Sunday to Friday
hours_ne: आइतबारदेखि शुक्रबार, साँझ ५ देखि ७:३०
eligibility: A bachelor’s degree in any subject, with 45 per cent, and the entrance of the Faculty of Law
eligibility_ne: कुनै पनि विषयमा स्नातक, ४५ प्रतिशत, र कानुन संकायको प्रवेश परीक्षा
total_fee: NPR 246,000: admission, six semesters, deposit and registration
total_fee_ne: रु. २,४६,०००: भर्ना, छ सेमेस्टर, धरौटी र दर्ता
coordinator: Sabitri Ghimire
coordinator_ne: सावित्री घिमिरे
description: For graduates of any subject, in the evening, so that you can keep your post. Answers may be written in Nepali or in English. ¶ One in three of our students works for the government; the youngest is twenty-one, the oldest sixty-three.
description_ne: जुनसुकै विषयका स्नातकका लागि, साँझमा, जागिर नछोडी पढ्न मिल्ने गरी। उत्तर नेपाली वा अङ्ग्रेजीमा लेख्न पाइन्छ। ¶ तीनमध्ये एक विद्यार्थी सरकारी जागिरे हुनुहुन्छ; सबैभन्दा कान्छा एक्काइस र जेठा त्रिसट्ठी वर्षका।
# faculty 380
title: LLM
title_ne: एलएलएम
full_name: Master of Laws
duration: 2 years, four semesters
seats: 36
hours: 17:30 to 20:00, Sunday to Friday
eligibility: LLB or BA LLB with 50 per cent, and the written test and interview of the college
eligibility_ne: एलएलबी वा बीए एलएलबी ५० प्रतिशत, र कलेजको लिखित परीक्षा तथा अन्तर्वार्ता
total_fee: NPR 227,000: admission, four semesters, deposit and registration
total_fee_ne: रु. २,२७,०००: भर्ना, चार सेमेस्टर, धरौटी र दर्ता
coordinator: Dr. Narayan Dahal
coordinator_ne: डा. नारायण दाहाल
description: Two directions, with eighteen seats each: constitutional law, and commercial law. The thesis of 20,000 words takes the whole fourth semester and is defended in public.
# faculty 160
title: Diploma in Mediation
title_ne: मेलमिलाप डिप्लोमा
duration: 6 months
duration_ne: ६ महिना
university: Nepal Mediation Council
seats: 25
hours: Saturdays, 8:00 to 14:00
hours_ne: शनिबार, बिहान ८ देखि दिउँसो २ बजे
eligibility: A bachelor’s degree, or five years as a mediator in a ward
total_fee: NPR 32,000, in one payment
total_fee_ne: रु. ३२,०००, एकै पटक
coordinator: Sita Neupane
coordinator_ne: सीता न्यौपाने
description: How to sit between two neighbours until they find their own way out. Twelve sittings with real disputes, beside an experienced mediator, are part of it.
# admission 55
title: Admission step by step
title_ne: भर्ना प्रक्रिया
description: Register for the entrance of the Faculty of Law on its portal; for LLM, at our reception. // Sit the entrance: 100 questions in two hours, 40 to pass. // Bring the score card to us within seven days of the result. // Pay the admission fee to keep the seat. ¶ The list goes by score alone. There is no interview for BA LLB and LLB.
description_ne: कानुन संकायको पोर्टलमा प्रवेश परीक्षाको फारम भर्ने; एलएलएमका लागि हाम्रो सोधपुछमा। // प्रवेश परीक्षा दिने: दुई घण्टामा १०० प्रश्न, पास हुन ४०। // नतिजा आएको सात दिनभित्र स्कोर कार्ड ल्याउने। // भर्ना शुल्क तिरेर सिट पक्का गर्ने। ¶ सूची अङ्कका आधारमा मात्र बन्छ। बीए एलएलबी र एलएलबीमा अन्तर्वार्ता हुँदैन।
# admission 55
title: What it costs
title_ne: शुल्क विवरण
description: Programme | On admission | Each semester | Deposit | Registration // BA LLB | 30,000 | 52,000 | 6,000 | 4,000 // LLB | 20,000 | 36,000 | 6,000 | 4,000 // LLM | 25,000 | 48,000 | 6,000 | 4,000 ¶ All in NPR. A semester is paid before the internal examination, or in two halves if the accountant has agreed. Examination fees of the university are not part of it.
description_ne: कोर्स | भर्ना हुँदा | हरेक सेमेस्टर | धरौटी | दर्ता // बीए एलएलबी | ३०,००० | ५२,००० | ६,००० | ४,००० // एलएलबी | २०,००० | ३६,००० | ६,००० | ४,००० // एलएलएम | २५,००० | ४८,००० | ६,००० | ४,००० ¶ सबै रुपैयाँमा। सेमेस्टर शुल्क आन्तरिक परीक्षाअघि बुझाइन्छ, लेखापालले मानेमा दुई भागमा। विश्वविद्यालयको परीक्षा शुल्क यसमा पर्दैन।
# admission 55
title: Papers for admission
description: mark sheets from class ten on // character certificate // migration certificate, unless your last degree is from Tribhuvan University // copy of the citizenship certificate // three photographs ¶ Originals are only looked at. Lawyers’ and employers’ letters are not needed.
# admission 55
title: भर्ना रद्द गर्दा फिर्ता हुने रकम
description: कहिले छोड्ने | फिर्ता हुने // कक्षा सुरु हुनुअघि | तिरेको ९० प्रतिशत // पहिलो महिनाभित्र | सेमेस्टर शुल्कको आधा र धरौटी // त्यसपछि | धरौटी मात्र ¶ निवेदन दिएको पन्ध्र दिनभित्र रकम बैंक खातामा पठाइन्छ।
# scholarship 140
title: Dean’s list
recipients: Best three of each semester
amount: 60, 40 or 20 per cent of the next semester
deadline: Without application
description: Place in the class | Off the next semester // first | 60 per cent // second | 40 per cent // third | 20 per cent ¶ A grade below B in any paper takes you off the list.
# scholarship 140
title: Women from Karnali and Madhesh
title_ne: कर्णाली र मधेशका छात्राका लागि छात्रवृत्ति
recipients: Five women of BA LLB
recipients_ne: बीए एलएलबीका पाँच छात्रा
amount: The whole semester fee, and NPR 3,500 a month for a room
amount_ne: पूरै सेमेस्टर शुल्क, र कोठाका लागि मासिक रु. ३,५००
deadline: 20 Bhadra
deadline_ne: भदौ २०
description: Send the ward’s letter and the mark sheet of class twelve to Manoj Yadav, who answers every letter. You need not come to Lalitpur before you are chosen.
description_ne: वडाको सिफारिस र कक्षा बाह्रको लब्धाङ्कपत्र मनोज यादवलाई पठाउनुहोस्। छनोट नभएसम्म ललितपुर आउनुपर्दैन।
# scholarship 140
title: जागिरे विद्यार्थीलाई शुल्क सहुलियत
recipients: एलएलबी पढ्ने निजामती, प्रहरी र शिक्षक
amount: सेमेस्टर शुल्कमा १५ प्रतिशत
deadline: भर्ना हुने दिन
description: कार्यालयको परिचयपत्र र नियुक्ति पत्र देखाए पुग्छ। अर्को छात्रवृत्ति पाउनेले यो सहुलियत पाउँदैन।
# notice 4
title: Examination forms of the semester examination
title_ne: सेमेस्टर परीक्षाको आवेदन फारम
description: Programme | Form until | Fee in NPR // BA LLB | {{day+12}} | 3,500 // LLB | {{day+15}} | 3,500 // LLM | {{day+22}} | 5,000 ¶ For three days after that the form is taken for double the fee. Repeating one paper costs NPR 800. Bring the receipt of the semester fee to counter 2.
description_ne: कोर्स | फारम कहिलेसम्म | शुल्क रु. // बीए एलएलबी | {{day+12 ne}} | ३,५०० // एलएलबी | {{day+15 ne}} | ३,५०० // एलएलएम | {{day+22 ne}} | ५,००० ¶ त्यसपछि तीन दिनसम्म दोब्बर शुल्कमा फारम लिइन्छ। एउटा विषय दोहोर्‍याउन रु. ८०० लाग्छ। सेमेस्टर शुल्कको रसिद लिएर काउन्टर २ मा आउनुहोस्।
# notice 10
title: Admission open for LLB and LLM
title_ne: एलएलबी र एलएलएममा भर्ना खुल्यो
description: Admission forms for LLB are taken until {{day+26}}, for LLM until {{day+35}}. The form costs NPR 500. BA LLB opens again in Bhadra. ¶ The written test of LLM is on {{weekday+41}} at 16:00 in Room 20, the interview two days later.
description_ne: एलएलबीको भर्ना फारम {{day+26 ne}} सम्म र एलएलएमको {{day+35 ne}} सम्म लिइन्छ। फारमको रु. ५०० लाग्छ। बीए एलएलबी भदौमा फेरि खुल्छ। ¶ एलएलएमको लिखित परीक्षा {{weekday+41 ne}} दिउँसो ४ बजे कोठा २० मा हुन्छ, अन्तर्वार्ता दुई दिनपछि।
# notice 2
title: Internal examination, LLB second semester
description: Day | Subject | Room // {{weekday+8}} | Law of Contract | 14 // {{weekday+10}} | Criminal Law | 14 // {{weekday+12}} | Constitutional Law | 16 // {{weekday+14}} | Jurisprudence | 16 ¶ All papers from 17:00 to 19:00. The bare act is allowed in Law of Contract only.
# notice 7
title: Internal moot court competition
title_ne: आन्तरिक मुट कोर्ट प्रतियोगिता
description: Teams of three, from the fourth semester on. ¶ Step | Day // Names to Roshan Karki | {{day+6}} // Memorial handed in | {{day+20}} // Preliminary rounds | {{day+27}} // Final | {{day+30}} ¶ Memorials are at most 3,000 words. The winners travel to the national round in Pokhara, and the college pays the journey.
description_ne: तीन जनाको टोली, चौथो सेमेस्टरदेखिका विद्यार्थी। ¶ चरण | दिन // रोशन कार्कीलाई नाम दिने | {{day+6 ne}} // मेमोरियल बुझाउने | {{day+20 ne}} // प्रारम्भिक चरण | {{day+27 ne}} // फाइनल | {{day+30 ne}} ¶ मेमोरियल बढीमा ३,००० शब्दको। विजेता टोली राष्ट्रिय चरणका लागि पोखरा जान्छ, खर्च कलेजको।
# notice 14
title: Internship places
title_ne: इन्टर्नसिपका ठाउँ
description: Place | Seats | Weeks | Supervisor // District Court Lalitpur | 12 | 16 | Ramesh Acharya // Public Defender’s Office | 6 | 16 | Gauri Thakuri // Law firms | 20 | 16 | Bikram Shahi // Legal aid clinic of the college | 10 | 8 | Sita Neupane ¶ Write your first and second wish on the list outside Room 9 by {{day+13}}. Places go by grade.
# notice 18
title: सेमेस्टर शुल्क बुझाउने सूचना
description: बीए एलएलबी र एलएलबीका विद्यार्थीले {{weekday+21 ne}} भित्र सेमेस्टर शुल्क बुझाउनुहोला। एलएलएमका विद्यार्थीका लागि म्याद {{weekday+28 ne}} हो। ढिलो गरे हप्ताको रु. २०० थप लाग्छ। लेखापाल गीता खड्का, एक्सटेन्सन ५।
# notice 33
title: Student assistants of the legal aid clinic
description: Nine have applied for four places. The talks are on {{weekday+5}} from 15:00 in the meeting room. An assistant gives six hours a week and gets NPR 4,000 a month.
# notice 70
title: पुस चिसो समयको कक्षा तालिका
description: पुस १ देखि माघ १५ सम्म बिहानका कक्षा आधा घण्टा ढिलो, ७:०० बजेदेखि ११:०० बजेसम्म चल्छन्। साँझका कक्षाको समय बदलिँदैन।
# notice 90
title: दशैं, तिहार र छठ बिदा
description: दशैं बिदा असोज २५ देखि कात्तिक ८ सम्म, तिहार र छठ बिदा कात्तिक २२ देखि २९ सम्म हुनेछ। बिदाभर पुस्तकालय बिहान १० देखि दिउँसो २ बजेसम्म खुल्छ।
# notice 95
title: Dress code and the courtroom
description: In class you wear what you like. In the moot court room and on court visits: black coat, white shirt, no sports shoes. Coats are lent by the office for NPR 100 a day.
# notice 110
title: Attendance: 70 per cent
title_ne: ७० प्रतिशत हाजिरी
description: The Faculty of Law admits nobody to the final examination below 70 per cent. For those between 60 and 70 per cent the college holds make-up classes in the last two weeks, at NPR 250 a class. Below 60 per cent you repeat the semester.
description_ne: ७० प्रतिशतभन्दा कम हाजिरी हुनेलाई कानुन संकायले अन्तिम परीक्षामा बस्न दिँदैन। ६० देखि ७० प्रतिशत हुनेका लागि अन्तिम दुई हप्ता पूरक कक्षा चल्छ, प्रतिकक्षा रु. २५०। ६० प्रतिशतभन्दा कम हुनेले सेमेस्टर दोहोर्‍याउनुपर्छ।
# notice 28
title: Re-totalling of marks
title_ne: पुनर्योग
description: Applications for re-totalling are taken by Tulasi Pandey at counter 2 until {{day+36}}. It costs NPR 500 a paper. A copy of the answer book costs NPR 1,000 and takes a month.
description_ne: पुनर्योगको निवेदन काउन्टर २ मा तुलसी पाण्डेलाई {{day+36 ne}} सम्म बुझाउन सकिन्छ। प्रतिविषय रु. ५०० लाग्छ। उत्तरपुस्तिकाको प्रतिलिपिको रु. १,००० लाग्छ र एक महिनामा आउँछ।
# faq 290
title: Where can students live?
title_ne: विद्यार्थी कहाँ बस्छन्?
description: The college has a hostel for men only, in Jwagal, with forty beds; for women we have an agreement with Shanti Girls’ Hostel next door. ¶ House | NPR a month | With meals // Men’s hostel, Jwagal | 7,500 | two // Shanti Girls’ Hostel | 9,000 | three ¶ Warden of the men’s hostel: Mr. Dhan Bahadur Thapa, 9800000775. Shanti Girls’ Hostel: Ms. Urmila Basnet, 9800000776.
description_ne: कलेजको छात्रावास ज्वागलमा छ, चालीस बेडको, पुरुषका लागि मात्र; महिलाका लागि सँगैको शान्ति गर्ल्स होस्टेलसँग सम्झौता छ। ¶ घर | मासिक रु. | खाना // पुरुष छात्रावास, ज्वागल | ७,५०० | दुई छाक // शान्ति गर्ल्स होस्टेल | ९,००० | तीन छाक ¶ पुरुष छात्रावासका वार्डेन: धनबहादुर थापा, ९८०००००७७५। शान्ति गर्ल्स होस्टेल: उर्मिला बस्नेत, ९८०००००७७६।
# faq 290
title: What if I fail papers?
title_ne: विषय लागे के हुन्छ?
description: Papers failed | What follows // one or two papers failed | you move up // three papers failed | you move up after a talk with the coordinator // four papers failed | you repeat the semester at 40 per cent of the fee ¶ The whole degree must be finished within eight years of the first registration.
description_ne: लागेका विषय | के हुन्छ // एक वा दुई विषय | माथि जान पाइन्छ // तीन विषय | संयोजकसँग कुरा गरेपछि माथि जान पाइन्छ // चार विषय | सेमेस्टर दोहोर्‍याउनुपर्छ, शुल्कको ४० प्रतिशत तिरेर ¶ पहिलो दर्ता भएको आठ वर्षभित्र पढाइ सक्नुपर्छ।
# faq 290
title: Can I study law while I work?
title_ne: जागिर खाँदै कानुन पढ्न मिल्छ?
description: Yes. LLB and LLM are taught in the evening, the Diploma in Mediation on Saturdays. BA LLB ends at 10:30, which suits an office that opens at eleven.
description_ne: मिल्छ। एलएलबी र एलएलएम साँझमा पढाइ हुन्छ, मेलमिलाप डिप्लोमा शनिबार। बीए एलएलबी १०:३० मा सकिन्छ, एघार बजे खुल्ने कार्यालयलाई मिल्छ।
# faq 290
title: When can I get help from the legal aid clinic?
title_ne: कानुनी सहायता क्लिनिकबाट कहिले सहयोग पाइन्छ?
description: Everybody, also from outside, on Sundays and Wednesdays from 13:00 to 16:00 on the ground floor. Students write the first letter under Sita Neupane; it costs nothing. Criminal cases are passed on to the Public Defender’s Office.
description_ne: बाहिरकासमेत सबैले, आइतबार र बुधबार दिउँसो १ देखि ४ बजेसम्म, भुइँतलामा। सीता न्यौपानेको निगरानीमा विद्यार्थीले पहिलो चिठी लेख्छन्; शुल्क लाग्दैन। फौजदारी मुद्दा सार्वजनिक रक्षकको कार्यालयमा पठाइन्छ।
# faq 290
title: How long is the library open?
description: From 6:30 to 20:00, on Saturdays from 10:00 to 16:00. Students of BA LLB and LLB borrow four books for fourteen days, those of LLM six for thirty. The fine is NPR 3 a day. Law reports stay in the reading room. Librarian: Hira Maharjan.
# faq 290
title: Is there an entrance test, and which subjects does it have?
description: Part | Marks // English | 30 // Nepali | 20 // General knowledge | 25 // Legal aptitude | 25 ¶ The same paper is used for BA LLB and LLB. A wrong answer takes off a quarter of a mark.
# faq 290
title: नेपालीमा परीक्षा लेख्न पाइन्छ?
description: एलएलबीमा पाइन्छ। बीए एलएलबीमा पहिलो दुई वर्ष अङ्ग्रेजीमा मात्र लेख्नुपर्छ, त्यसपछि दुवै भाषामा पाइन्छ। एलएलएमको शोधपत्र अङ्ग्रेजीमा मात्र हुन्छ।
# faq 290
title: Whom do I call for what?
description: Examinations: Tulasi Pandey, extension 3 // Fees: Gita Khadka, extension 5 // Scholarships: Manoj Yadav, extension 7 // Library: Hira Maharjan, extension 8 // Internship: Bikram Shahi, extension 9 ¶ Between 12 and 1 nobody answers.
# pmessage 340
name: Dr. Indira Bhattarai, Campus Chief
name_ne: डा. इन्दिरा भट्टराई, क्याम्पस प्रमुख
description: A law student reads what others skip. Begin with the footnotes, and come to my room on Thursdays at three if they contradict the text.
description_ne: कानुनका विद्यार्थी अरूले छोडेको पढ्छन्। पादटिप्पणीबाट सुरु गर्नुहोस्, र मूल पाठसँग नमिले बिहीबार तीन बजे मेरो कोठामा आउनुहोस्।
# about 370
title: A college in a house of two judges
description: Two retired judges gave their house in 1996 so that clerks of the courts could study after work. Today the college has 640 students, thirty-four teachers, eleven of them practising advocates, and a library of 14,200 volumes.
# news 9
title: Guest lecture: the first year of a young advocate
title_ne: अतिथि प्रवचन: नयाँ अधिवक्ताको पहिलो वर्ष
eventDay: {{date+17}}
eventTime: 16:00
eventEnd: 17:00
eventPlace: Moot court room
description: Advocate Prerana Rana tells on {{weekday+17}} what nobody tells you about the first twelve months: clients who do not pay, and judges who do not look up. Entry is free; come early, there are eighty chairs.
# news 20
title: Our team wins second place in the national moot
title_ne: राष्ट्रिय मुट कोर्टमा हाम्रो टोली दोस्रो
description: Among twenty-three teams in Pokhara, Sujata Rijal, Kiran Bohara and Aakriti Sharma lost only the final. Sujata Rijal was named best speaker.
# news 60
title: Constitution Day walk
title_ne: संविधान दिवसको पदयात्रा
eventDay: {{date+3}}
eventTime: 07:00
eventPlace: From Kupondole to Patan Durbar Square
description: A hundred and thirty students walked with a copy of the constitution, and read Article 16 aloud at every crossing.
`);
