/** The fields of an application as the form sends them. */
export const application = {
  name: 'Sunita Maharjan',
  address: 'Bharatpur-10, Chitwan',
  phone: '9845012345',
  email: 'sunita.maharjan@example.com',
  program: 'BCA',
  prev_college: 'Shree Secondary School, Narayangarh',
  message:
    'I have finished class twelve with physics and mathematics, and would like to know whether the entrance test can be sat in Kathmandu and in Chitwan. ' +
    'मेरो परीक्षाफल आउन बाँकी छ। के म फाराम अहिले नै भर्न सक्छु?',
};
