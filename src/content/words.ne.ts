import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  endWithoutStart: 'सुरु हुने समय पनि लेख्नुहोस्, वा ‘सकिने समय’ खाली छोड्नुहोस्।',
  endBeforeStart: '‘सकिने समय’ त्यही दिन ‘सुरु हुने समय’ भन्दा पछि हुनुपर्छ।',
  pictureIsGone: 'यो तस्बिर अब राखिएको छैन। कृपया फेरि छान्नुहोस्।',
  facultyHints: {
    university: 'उपाधि दिने विश्वविद्यालय। खाली छोडेमा सेटिङमा भएकै हुन्छ।',
    seats: 'वर्षमा कति विद्यार्थी लिइन्छ, जस्तै ४८।',
    hours: 'कक्षा कहिले हुन्छ, जस्तै ६:१५ देखि ९:५०, आइतबारदेखि शुक्रबार।',
    eligibility: 'कसले निवेदन दिन पाउँछ, एक वाक्यमा।',
    totalFee: 'पूरै कार्यक्रमको शुल्क, के के समेटिन्छ भनेर: रु. ५,८२,५००: भर्ना, आठ सेमेस्टर, धरौटी।',
    coordinator: 'कार्यक्रमबारे प्रश्नको जवाफ कसले दिन्छ।',
  },
  faqAnswer: 'प्रश्नको जवाफ। खाली छोडेमा प्रश्न मात्र देखिन्छ।',
  noWayToAnswer: 'हामीले जवाफ दिन सकौँ भनेर इमेल वा फोन नम्बर लेख्नुहोस्।',
  invalidEmail: 'इमेल name@example.org जस्तो हुनुपर्छ।',
  suggestedEmail: (suggestion) => `${suggestion} भन्न खोज्नुभएको हो? इमेल name@example.org जस्तो हुनुपर्छ।`,
  invalidPhone: 'फोन ९८४१२३४५६७ वा +९७७ १ ५९७०१२३ जस्तो नम्बर हुनुपर्छ। धेरै नम्बर भए बीचमा अल्पविराम राख्नुहोस्।',
};
