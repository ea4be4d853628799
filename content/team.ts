import type { Team } from './schema/team';

/** The team page. All people are invented: replace each card by a real person and remove its `sample` line. */
export const team: Team = {
  title: 'The people who answer for the plants',
  intro: 'Engineers, operators, analysts and bankers, in five teams.',
  founders: {
    id: 'Founding Team',
    title: 'Founders',
    people: [
      {
        roleTitle: 'Founder and Chief Executive',
        name: 'Ananya Rao',
        image: { file: 'team/ananya-rao.svg', alt: '' },
        text: '30+ years in power and renewable energy.',
        sample: true,
      },
      {
        roleTitle: 'Co-founder and Chief Operating Officer',
        name: 'Vikram Shah',
        image: { file: 'team/vikram-shah.svg', alt: '' },
        text: '20+ years of building and running plants.',
        sample: true,
      },
    ],
  },
  kmps: {
    id: 'KMPs',
    title: 'KMPs',
    people: [
      {
        roleTitle: 'Chief Financial Officer',
        name: 'Meera Iyer',
        image: { file: 'team/meera-iyer.svg', alt: '' },
        text: '18+ years in infrastructure finance.',
        sample: true,
      },
      {
        roleTitle: 'Company Secretary',
        name: 'Arjun Nair',
        image: { file: 'team/arjun-nair.svg', alt: '' },
        text: '15+ years in corporate law and compliance.',
        sample: true,
      },
    ],
  },
  managementTeam: {
    id: 'Management Team',
    title: 'Management Team',
    people: [
      {
        roleTitle: 'Head of Asset Management',
        name: 'Kabir Sethi',
        image: { file: 'team/kabir-sethi.svg', alt: '' },
        text: '20+ years in asset management.',
        sample: true,
      },
      {
        roleTitle: 'Head of Operations and Maintenance',
        name: 'Leena Thomas',
        image: { file: 'team/leena-thomas.svg', alt: '' },
        text: '18+ years in O&M of wind and solar plants.',
        sample: true,
      },
      {
        roleTitle: 'Head of Engineering',
        name: 'Rohan Deshpande',
        image: { file: 'team/rohan-deshpande.svg', alt: '' },
        text: '15+ years in design and due diligence.',
        sample: true,
      },
    ],
  },
  technologyTeam: {
    id: 'Technology Team',
    title: 'Technology Team',
    people: [
      {
        roleTitle: 'Head of Product',
        name: 'Isha Kulkarni',
        image: { file: 'team/isha-kulkarni.svg', alt: '' },
        text: '15+ years in software for industry.',
        sample: true,
      },
      {
        roleTitle: 'Head of Data Science',
        name: 'Dev Malhotra',
        image: { file: 'team/dev-malhotra.svg', alt: '' },
        text: '15+ years in forecasting and signal analysis.',
        sample: true,
      },
    ],
  },
  coverageTeam: {
    id: 'Coverage Team',
    title: 'Coverage Team',
    people: [
      {
        roleTitle: 'Coverage, West and South',
        name: 'Nisha Menon',
        image: { file: 'team/nisha-menon.svg', alt: '' },
        text: '18+ years with developers and investors.',
        sample: true,
      },
      {
        roleTitle: 'Coverage, North',
        name: 'Farhan Qureshi',
        image: { file: 'team/farhan-qureshi.svg', alt: '' },
        text: '15+ years with public and private utilities.',
        sample: true,
      },
      {
        roleTitle: 'Coverage, East',
        name: 'Tara Bose',
        image: { file: 'team/tara-bose.svg', alt: '' },
        text: '15+ years with corporate buyers of power.',
        sample: true,
      },
    ],
  },
};
