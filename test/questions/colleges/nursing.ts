import { collegeOf } from './college.ts';

/** A nursing college beside a hospital, which trains on its wards. */
export const nursing = collegeOf(`
# settings
name: Chandrakala Nursing College
name_ne: चन्द्रकला नर्सिङ कलेज
motto: Skilled hands, and time to listen.
university: Purbanchal University
university_ne: पूर्वाञ्चल विश्वविद्यालय
established: 2004
phone: +977-56-5550144
mobile: +977-9800000441
viber: +977-9800000442
email: info@chandrakala.example
address: Hospital Road, Bharatpur-10, Chitwan
address_ne: अस्पताल रोड, भरतपुर-१०, चितवन
landmark: Opposite the blood bank
landmark_ne: रक्त सञ्चार केन्द्रको अगाडि
openingHours: Sunday to Friday, 9:30 to 16:30
openingHours_ne: आइतबारदेखि शुक्रबार, बिहान ९:३० देखि दिउँसो ४:३० सम्म
# faculty 390
title: PCL Nursing
title_ne: पीसीएल नर्सिङ
full_name: Proficiency Certificate Level in Nursing
duration: 3 years
duration_ne: ३ वर्ष
university: CTEVT
seats: 40
hours: 10:00 to 16:00, Sunday to Friday; on posting, the hours of the shift
eligibility: SEE with GPA 2.0, and C in English, mathematics and science
eligibility_ne: एसईईमा जीपीए २.०, अनि अङ्ग्रेजी, गणित र विज्ञानमा सी
total_fee: NPR 460,000: admission, three years, deposit and registration
total_fee_ne: रु. ४,६०,०००: भर्ना, तीन वर्ष, धरौटी र दर्ता
coordinator: Sushila Gurung
coordinator_ne: सुशीला गुरुङ
description: PCL Nursing is the first step into the profession: three years, more than half of them on the wards. ¶ Year | In the classroom | On the wards // First | Anatomy, fundamentals of nursing, English, Nepali | 8 weeks // Second | Medical and surgical nursing, pharmacology | 22 weeks // Third | Midwifery, community nursing, management | 30 weeks ¶ Six of the forty seats are free and are given by CTEVT, not by us.
description_ne: पीसीएल नर्सिङ यस पेसाको पहिलो खुड्किलो हो: तीन वर्ष, आधाभन्दा बढी समय वार्डमा। ¶ वर्ष | कक्षामा | वार्डमा // पहिलो | शरीर रचना, नर्सिङका आधार, अङ्ग्रेजी, नेपाली | ८ हप्ता // दोस्रो | मेडिकल र सर्जिकल नर्सिङ, औषधि विज्ञान | २२ हप्ता // तेस्रो | मिडवाइफरी, सामुदायिक नर्सिङ, व्यवस्थापन | ३० हप्ता ¶ चालीसमध्ये छ सिट निःशुल्क छन्, र ती हामीले होइन सीटीईभीटीले दिन्छ।
# faculty 390
title: BSc Nursing
title_ne: बीएस्सी नर्सिङ
full_name: Bachelor of Science in Nursing
duration: 4 years
duration_ne: ४ वर्ष
seats: 20
hours: 9:00 to 15:30, Sunday to Friday
eligibility: Class twelve in science with biology, 50 per cent, and a rank in the MEC entrance
eligibility_ne: जीवविज्ञानसहित विज्ञानमा कक्षा बाह्र, ५० प्रतिशत, र एमईसीको प्रवेश परीक्षामा नाम
total_fee: NPR 918,000: admission, four years, deposit and registration
total_fee_ne: रु. ९,१८,०००: भर्ना, चार वर्ष, धरौटी र दर्ता
coordinator: Dr. Meena Poudel
coordinator_ne: डा. मीना पौडेल
description: Four years for those who come from science and want to lead a ward, teach, or go on to a master’s degree. ¶ Two seats are reserved for scholarships of the Medical Education Commission. The fourth year closes with twelve weeks of internship at one hospital of your choice, with a stipend of NPR 5,000 a month.
job_prospectus: ## Where the last batch went ¶ teaching hospitals in Nepal: 9 // private hospitals: 5 // abroad: 3 // further study: 2 ¶ One of them has opened a home-care service in Hetauda.
# faculty 390
title: BNS
title_ne: बीएनएस
full_name: Bachelor of Nursing Science
full_name_ne: नर्सिङ विज्ञानमा स्नातक
duration: 3 years
duration_ne: ३ वर्ष
seats: 30
hours: 6:30 to 11:30, Sunday to Friday
hours_ne: आइतबारदेखि शुक्रबार, बिहान ६:३० देखि ११:३०
eligibility: PCL Nursing, the licence of the Nepal Nursing Council, and one year of work as a nurse
total_fee: NPR 528,000: admission, three years, deposit and registration
total_fee_ne: रु. ५,२८,०००: भर्ना, तीन वर्ष, धरौटी र दर्ता
coordinator: Anju Shrestha
coordinator_ne: अञ्जु श्रेष्ठ
description: For nurses who work already. Lectures end before the day shift begins, so nobody has to give up her post. ¶ In the second year you choose a direction: hospital nursing, or community nursing with eight weeks in Madi.
# faculty 200
title: Caregiver course
title_ne: केयरगिभर तालिम
duration: 3 months, 390 hours
duration_ne: ३ महिना, ३९० घण्टा
university: CTEVT
seats: 24
hours: 13:00 to 17:30, Sunday to Friday
eligibility: Class ten, and eighteen years of age
eligibility_ne: कक्षा दश, र १८ वर्ष उमेर
total_fee: NPR 28,000, with the test of CTEVT
total_fee_ne: रु. २८,०००, सीटीईभीटीको परीक्षासहित
coordinator: Deepa Chaudhary
description: How to care for old and bedridden people at home: washing, feeding, medicine on time, and when to call for help. Men and women are welcome. A new group starts in Baisakh, Bhadra and Poush.
# admission 60
title: How to get in
title_ne: भर्ना हुने तरिका
description: PCL Nursing: fill in the form of CTEVT online, sit its entrance, and bring the rank to us. ¶ BSc Nursing and BNS: pass the entrance of the Medical Education Commission first, then choose us in its matching. We hold no test of our own. ¶ Caregiver course: come to the reception with your class ten certificate; the first twenty-four get the seats.
description_ne: पीसीएल नर्सिङ: सीटीईभीटीको फारम अनलाइन भर्नुहोस्, त्यसको प्रवेश परीक्षा दिनुहोस्, र नाम निस्केपछि आउनुहोस्। ¶ बीएस्सी नर्सिङ र बीएनएस: पहिले चिकित्सा शिक्षा आयोगको प्रवेश परीक्षा पास गर्नुहोस्, अनि म्याचिङमा हामीलाई रोज्नुहोस्। हाम्रो आफ्नै परीक्षा छैन। ¶ केयरगिभर तालिम: कक्षा दशको प्रमाणपत्र लिएर सोधपुछमा आउनुहोस्; पहिले आउने चौबीस जनाले सिट पाउँछन्।
# admission 60
title: Fees and when they are paid
title_ne: शुल्क र बुझाउने समय
description: Programme | On admission | Each year | Deposit | Registration // PCL Nursing | 25,000 | 140,000 | 10,000 | 5,000 // BSc Nursing | 40,000 | 215,000 | 10,000 | 8,000 // BNS | 30,000 | 160,000 | 10,000 | 8,000 ¶ A year is paid in three parts: 40 per cent in Kartik, 30 per cent in Magh and 30 per cent in Baisakh. The deposit comes back with the character certificate. ¶ Whoever pays a whole year in Kartik pays 3 per cent less.
description_ne: कोर्स | भर्ना हुँदा | हरेक वर्ष | धरौटी | दर्ता // पीसीएल नर्सिङ | २५,००० | १,४०,००० | १०,००० | ५,००० // बीएस्सी नर्सिङ | ४०,००० | २,१५,००० | १०,००० | ८,००० // बीएनएस | ३०,००० | १,६०,००० | १०,००० | ८,००० ¶ एक वर्षको शुल्क तीन किस्तामा बुझाइन्छ: कात्तिकमा ४० प्रतिशत, माघमा ३० प्रतिशत र वैशाखमा ३० प्रतिशत। धरौटी चारित्रिक प्रमाणपत्रसँगै फिर्ता हुन्छ। ¶ पूरै वर्षको शुल्क कात्तिकमै बुझाउनेलाई ३ प्रतिशत छुट छ।
# admission 60
title: भर्ना हुन ल्याउनुपर्ने कागजात
description: एसईई वा कक्षा बाह्रको लब्धाङ्कपत्र // चारित्रिक प्रमाणपत्र // नागरिकता वा जन्मदर्ताको प्रतिलिपि // हालसालै खिचेको फोटो ६ प्रति // सरकारी अस्पतालबाट लिएको स्वास्थ्य परीक्षण प्रतिवेदन ¶ सक्कल कागज देखाएपछि फिर्ता गरिन्छ। बीएनएसका लागि नर्सिङ परिषद्को दर्ता प्रमाणपत्र पनि चाहिन्छ।
# admission 60
title: Leaving, and what you get back
description: You leave | You get back // before the classes begin | 80 per cent of what you paid // in the first month | 50 per cent // in the second month | 25 per cent // later | the deposit only ¶ Hand in a letter signed by your guardian. The money is paid within twenty-one days.
# scholarship 150
title: Full scholarship for a daughter of Chitwan
title_ne: चितवनकी छोरीलाई पूर्ण छात्रवृत्ति
recipients: Two girls of PCL Nursing from public schools of Chitwan
recipients_ne: चितवनका सामुदायिक विद्यालयबाट आएका पीसीएल नर्सिङका दुई छात्रा
amount: The whole fee of three years
amount_ne: तीन वर्षको पूरै शुल्क
deadline: 15 Asoj
deadline_ne: असोज १५
description: The municipality pays for it. Bring a letter of your ward, the SEE mark sheet, and a page on why you want to be a nurse. Hostel and uniform are not included.
# scholarship 150
title: Merit scholarship
recipients: The first of each class
amount: 50 per cent of the yearly fee
deadline: Without application
description: Rank in the class | Off the yearly fee // first | 50 per cent // second | 25 per cent // third | 15 per cent ¶ It is given after the yearly result, and ends if you fail a paper.
# scholarship 150
title: दलित तथा चेपाङ समुदायका छात्राका लागि छात्रवृत्ति
recipients: दलित र चेपाङ समुदायका चार छात्रा
amount: मासिक रु. ४,०००
deadline: मंसिर १०
description: यो रकम छात्रावास र खानाका लागि हो, र पढाइ नसकिएसम्म दिइन्छ। निवेदनसँग वडाको सिफारिस र पालिकाको समुदाय प्रमाणपत्र राख्नुहोस्।
# notice 5
title: Examination forms of the yearly examination
title_ne: वार्षिक परीक्षाको फारम
description: Fill in the form at the examination section by the day of your programme. ¶ Programme | Last day | With late fee // PCL Nursing | {{day+11}} | {{day+14}} // BSc Nursing | {{day+17}} | {{day+20}} // BNS | {{day+17}} | {{day+20}} ¶ The form costs NPR 2,500 for PCL Nursing and NPR 4,200 for BSc Nursing and BNS. The late fee is NPR 1,000. A paper to be repeated costs NPR 600.
description_ne: आफ्नो कोर्सका लागि तोकिएको दिनसम्म परीक्षा शाखामा फारम भर्नुहोस्। ¶ कोर्स | अन्तिम दिन | विलम्ब शुल्कसहित // पीसीएल नर्सिङ | {{day+11 ne}} | {{day+14 ne}} // बीएस्सी नर्सिङ | {{day+17 ne}} | {{day+20 ne}} // बीएनएस | {{day+17 ne}} | {{day+20 ne}} ¶ फारमको शुल्क पीसीएल नर्सिङका लागि रु. २,५०० र बीएस्सी नर्सिङ तथा बीएनएसका लागि रु. ४,२०० हो। विलम्ब शुल्क रु. १,००० हो। दोहोर्‍याउने विषयको रु. ६०० लाग्छ।
# notice 9
title: Admission forms: last days
title_ne: भर्ना फारमका अन्तिम दिन
description: Programme | Admission form until // PCL Nursing | {{day+25}} // BNS | {{day+33}} // Caregiver course | {{day+40}} ¶ The form costs NPR 1,000 at the reception. BSc Nursing is full for this year.
description_ne: कोर्स | भर्ना फारम कहिलेसम्म // पीसीएल नर्सिङ | {{day+25 ne}} // बीएनएस | {{day+33 ne}} // केयरगिभर तालिम | {{day+40 ne}} ¶ सोधपुछमा पाइने फारमको रु. १,००० लाग्छ। बीएस्सी नर्सिङमा यस वर्षका सिट भरिसके।
# notice 12
title: Clinical posting of PCL Nursing, second year
title_ne: पीसीएल नर्सिङ दोस्रो वर्षको क्लिनिकल पोस्टिङ
description: Group | Ward | From | Teacher on the ward // A | Medical ward | {{day+15}} | Rama Tiwari // B | Surgical ward | {{day+15}} | Sarala Magar // C | Maternity ward | {{day+18}} | Binita Lama // D | Children’s ward | {{day+18}} | Puja Khanal ¶ Be on the ward fifteen minutes before the shift, in full uniform, with the procedure book. Groups cannot be swapped.
# notice 12
title: Shifts on the wards
title_ne: वार्डका ड्युटी समय
description: Shift | Hours | Who // Morning | 7:00 to 13:00 | all years // Evening | 13:00 to 19:00 | second and third year // Night | 19:00 to 7:00 | third year and internship only ¶ After a night shift the next day is free. Whoever misses a shift makes up for it twice.
description_ne: सिफ्ट | समय | कसलाई // बिहानी | ७:०० देखि १३:०० | सबै वर्ष // दिवा | १३:०० देखि १९:०० | दोस्रो र तेस्रो वर्ष // रात्रि | १९:०० देखि ७:०० | तेस्रो वर्ष र इन्टर्न मात्र ¶ रात्रि सिफ्टपछिको दिन बिदा हुन्छ। एउटा सिफ्ट छुटाए दुई सिफ्ट गर्नुपर्छ।
# notice 20
title: Uniforms: prices and fitting
title_ne: पोसाकको मूल्य र नाप
description: Set | PCL Nursing | BSc Nursing | BNS // Ward uniform, two | 7,500 | 7,500 | 6,800 // Shoes and belt | 2,800 | 2,800 | 2,800 // Cardigan | 2,200 | 2,400 | 2,400 ¶ The tailor measures in Room 12 on {{weekday+8}} from 11 to 3. Prices are in NPR. Please do not sew your own: colours differ.
# notice 6
title: दोस्रो किस्ता बुझाउने म्याद
description: सबै कोर्सका विद्यार्थीले दोस्रो किस्ता {{weekday+19 ne}} दिउँसो ३ बजेसम्म लेखा शाखामा वा बैंकमार्फत बुझाउनुहोला। म्याद नाघेमा प्रतिदिन रु. ५० जरिबाना लाग्छ। समस्या भए लेखापाल विष्णु अधिकारीलाई ९८०००००४४५ मा सम्पर्क गर्नुहोस्।
# notice 3
title: Internal examination of BSc Nursing, second year
description: Day | Paper | Room // {{weekday+9}} | Microbiology | 5 // {{weekday+11}} | Pharmacology | 5 // {{weekday+13}} | Adult Nursing | 7 // {{weekday+15}} | Epidemiology | 7 ¶ Every paper begins at 10:00 and lasts two hours. Nobody is let in after 10:15.
# notice 30
title: Hepatitis B vaccination for the first year
title_ne: पहिलो वर्षका लागि हेपाटाइटिस बी खोप
description: Nobody goes to the wards without three doses. They are given free in the health room at noon. ¶ Dose | Day // First | {{day+2}} // Second | {{day+34}} // Third | {{day+180}} ¶ Whoever has been vaccinated already shows the card to Sister Rekha Thapa.
description_ne: तीन मात्रा खोप नलगाई कोही पनि वार्डमा जान पाउँदैन। खोप दिउँसो १२ बजे स्वास्थ्य कक्षमा निःशुल्क लगाइन्छ। ¶ मात्रा | दिन // पहिलो | {{day+2 ne}} // दोस्रो | {{day+34 ne}} // तेस्रो | {{day+180 ne}} ¶ पहिल्यै लगाइसकेकाले सिस्टर रेखा थापालाई कार्ड देखाउनुहोस्।
# notice 45
title: Preparation class for the licence examination
description: For graduates who sit the examination of the Nepal Nursing Council: six weeks, from 16:30 to 18:30, in the lecture hall. It costs NPR 6,000, and NPR 3,500 for our own graduates. Names are taken by Puja Khanal until {{day+60}}.
# notice 80
title: दशैं र तिहारको बिदा
description: दशैंमा कात्तिक १ देखि १२ सम्म र तिहारमा कात्तिक २४ देखि २८ सम्म कक्षा बन्द हुन्छ। वार्डमा ड्युटी परेका विद्यार्थीको बिदा पालैपालो मिलाइन्छ। छात्रावास भने खुला रहन्छ।
# notice 100
title: Attendance
title_ne: हाजिरी
description: The council of nursing asks for 80 per cent attendance in the classroom and 100 per cent on the wards. Days missed on the wards are made up for in the holidays, at NPR 300 a day. ¶ After three days without a word we telephone your guardian.
description_ne: नर्सिङ परिषद्ले कक्षामा ८० प्रतिशत र वार्डमा १०० प्रतिशत हाजिरी माग्छ। वार्डमा छुटेका दिन बिदामा पूरा गर्नुपर्छ, प्रतिदिन रु. ३०० तिरेर। ¶ तीन दिनसम्म खबर नगरी नआए अभिभावकलाई फोन गरिन्छ।
# notice 15
title: College bus
title_ne: कलेज बस
description: Route | First stop | Leaves | NPR a month // 1 | Tandi | 8:40 | 2,400 // 2 | Narayangadh, Pulchowk | 9:10 | 1,500 // 3 | Mugling road, Jugedi | 8:30 | 2,400 ¶ All buses go back at 16:15. Seats are booked with Dil Bahadur Tamang, 9800000447.
# notice 40
title: Library: hours and rules
description: The library is open from 9:00 to 18:00, and until 20:00 in the month before the yearly examination. You may borrow three books for ten days. The fine is NPR 5 a day for each book. Librarian Nirmala Thapa keeps models and charts for practice under lock.
# faq 300
title: Is there a hostel, and what does it cost?
title_ne: छात्रावास छ? कति लाग्छ?
description: Yes, for women only, inside the compound. Four meals a day are included. ¶ Room | NPR a month // for two | 11,000 // for three | 9,500 // for four | 8,000 ¶ Hostel warden: Ms. Kamala Rai, 9800000443. Assistant warden: Ms. Kabita Rai, 9800000446.
description_ne: छ, महिलाका लागि मात्र, परिसरभित्रै। दिनको चार छाक खाना समावेश छ। ¶ कोठा | मासिक रु. // दुई जनाको | ११,००० // तीन जनाको | ९,५०० // चार जनाको | ८,००० ¶ छात्रावास वार्डेन: कमला राई, ९८०००००४४३। सहायक वार्डेन: कविता राई, ९८०००००४४६।
# faq 300
title: When does the hostel gate close?
title_ne: छात्रावासको गेट कति बजे बन्द हुन्छ?
description: The gate closes at 7 in the evening, and at 6 in Poush and Magh. Whoever comes from an evening shift shows the duty card. Visitors may come on Saturdays from 10 to 4; fathers and brothers wait in the visitors’ room.
description_ne: गेट साँझ ७ बजे बन्द हुन्छ, पुस र माघमा ६ बजे। दिवा सिफ्टबाट फर्कनेले ड्युटी कार्ड देखाउनुपर्छ। भेट्न आउनेले शनिबार १० देखि ४ बजेसम्म आउन सक्छन्; बुबा र दाजुभाइ आगन्तुक कक्षमा कुर्छन्।
# faq 300
title: Can boys study here?
title_ne: केटाले पढ्न पाउँछन्?
description: In BNS and in the caregiver course, yes. For PCL Nursing and BSc Nursing the regulations admit women only.
description_ne: बीएनएस र केयरगिभर तालिममा पाउँछन्। पीसीएल नर्सिङ र बीएस्सी नर्सिङमा नियमले महिला मात्र लिन्छ।
# faq 300
title: What happens if I fail?
description: Papers failed | What follows // one paper failed | you move up and repeat it at the next examination // two papers failed | you move up, with an hour of tutoring each day // three papers failed | you repeat the year, at half of the fee // practical failed | you repeat the posting before anything else ¶ A paper can be repeated four times in all.
# faq 300
title: Which hospital do students train in?
title_ne: विद्यार्थीले कुन अस्पतालमा सिक्छन्?
description: Mostly at Narayani Community Hospital next door, with 300 beds. Psychiatric nursing is learned in Lagankhel, and community nursing at the health post of Madi.
description_ne: धेरैजसो सँगैको ३०० शय्याको नारायणी सामुदायिक अस्पतालमा। मनोरोग नर्सिङ लगनखेलमा र सामुदायिक नर्सिङ माडीको स्वास्थ्य चौकीमा सिकिन्छ।
# faq 300
title: May I use my phone on the ward?
description: No. Phones stay in the locker of the nursing station during the whole shift. In an emergency your family rings the station: 056-5550150.
# faq 300
title: विदेशमा काम गर्न यहाँको प्रमाणपत्र चल्छ?
description: चल्छ, तर हरेक देशको आफ्नै परीक्षा हुन्छ। लाइसेन्स लिएको दुई वर्षपछि नर्सिङ परिषद्ले प्रमाणीकरण पत्र दिन्छ। कलेजले लब्धाङ्कपत्रको प्रमाणीकरण रु. १,५०० मा पाँच दिनमा गरिदिन्छ।
# faq 300
title: Whom do I ask about what?
description: Examinations: Prakash Subedi, Room 3 // Fees: Bishnu Adhikari, Room 2 // Postings: Rama Tiwari, clinical coordinator, Room 9 // Sickness: Sister Rekha Thapa, health room // Worries of any kind: counsellor Ishwori Bhandari, Tuesday and Thursday ¶ All of them are here until 4.
# pmessage 350
name: Prof. Laxmi Devkota, Principal
name_ne: प्रा. लक्ष्मी देवकोटा, प्राचार्य
description: I was a night nurse for eleven years before I taught. What I learned then is what I would like you to learn here: to look at the person first and at the monitor afterwards.
description_ne: पढाउनुअघि मैले एघार वर्ष रात्रि नर्स भएर काम गरेँ। त्यहाँ सिकेको कुरा नै तपाईंले यहाँ सिकेको चाहन्छु: पहिले मान्छे हेर्ने, मनिटर पछि।
# news 8
title: Capping and candle ceremony
title_ne: क्यापिङ तथा दीप समारोह
eventDay: {{date+16}}
eventTime: 11:00
eventEnd: 14:00
eventPlace: City Hall, Bharatpur
eventPlace_ne: नगर सभागृह, भरतपुर
description: Forty students of PCL Nursing receive their caps and light their candles on {{weekday+16}}. Each may bring two guests; cards are at the reception. The chief guest is Goma Regmi, who was the first matron of the hospital.
# news 25
title: Free health camp in Madi
title_ne: माडीमा निःशुल्क स्वास्थ्य शिविर
eventDay: {{date+5}}
eventTime: 08:00
eventPlace: Basantapur school, Madi
description: Students of BNS measured the blood pressure of 612 people in one day; 94 of them did not know that theirs was high.
description_ne: बीएनएसका विद्यार्थीले एक दिनमा ६१२ जनाको रक्तचाप नापे; तीमध्ये ९४ जनालाई आफ्नो रक्तचाप बढी भएको थाहा थिएन।
# news 50
title: Results: all of BSc Nursing pass, thirty-seven of forty in PCL
description: All nineteen students of BSc Nursing in the final year passed. In PCL Nursing thirty-seven of forty did. Asmita Thapa Magar is first in PCL with 82 per cent, Roshani Kafle in BSc with 79.
`);
